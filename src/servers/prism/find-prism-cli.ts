import { createRequire } from "node:module";
import { codeOf } from "../../library/text/system-error.ts";

export class PrismMissingError extends Error {
  override readonly name = "PrismMissingError";
  /** The package to install, with the version that it is tested with. */
  readonly install: string;

  constructor(install: string, options?: ErrorOptions) {
    super(`Prism is not installed. Run: npm install --save-dev ${install}`, options);
    this.install = install;
  }
}

export function findPrismCli(): string {
  try {
    return createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    throw new PrismMissingError("@stoplight/prism-cli@5.16", { cause: error });
  }
}
