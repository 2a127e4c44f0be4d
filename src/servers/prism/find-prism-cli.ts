import { createRequire } from "node:module";
import { codeOf } from "../../library/text/system-error.ts";
import { PrismMissingError } from "./prism-missing.ts";

/** The program of Prism's command line. Throws a `PrismMissingError` if it is not installed. */
export function findPrismCli(): string {
  try {
    return createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    throw new PrismMissingError("@stoplight/prism-cli@5.16", { cause: error });
  }
}
