// Loads Prism without its HTTP layer and routing. Only this file uses its packages.
import { createRequire } from "node:module";
import type * as Package from "@stoplight/prism-http";
import { codeOf, isSystemError } from "../../library/text/system-error.ts";

export class PrismMissingError extends Error {
  override readonly name = "PrismMissingError";
  /** The package to install, with the version that it is tested with. */
  readonly install: string;

  constructor(install: string, options?: ErrorOptions) {
    super(`Prism is not installed. Run: npm install --save-dev ${install}`, options);
    this.install = install;
  }
}

type Module = typeof Package;
type Components = Parameters<Module["createInstance"]>[1];
type Request = ReturnType<Module["createInstance"]>["request"];
type Result = Awaited<ReturnType<ReturnType<Request>>>;
/** The answer of a run, and the faults that Prism found. */
type Output = Extract<Result, { _tag: "Right" }>["right"];

interface Run {
  readonly config: Partial<Package.IHttpMockConfig>;
  readonly request?: Pick<Package.IHttpRequest, "url" | "headers" | "body">;
  /** The answer to judge. Without an answer, Prism's mock makes one. */
  readonly answer?: Package.IHttpResponse;
}

/** Loads Prism for the operations of a document. Rejects with a `PrismMissingError` without it. */
export async function loadPrism(document: object) {
  const { createInstance, getHttpOperationsFromSpec } = await importPackage();
  // Prism changes the document, so it gets a copy.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  return new Map(
    operations.map((operation) => {
      const run = async (options: Run): Promise<Output> => {
        const { config, request = { url: { path: "/" } }, answer } = options;
        const route: Components["route"] = () => ({ _tag: "Right", right: operation });
        const mock = answer && (() => () => ({ _tag: "Right" as const, right: answer }));
        const components = { logger: SILENT, route, ...(mock && { mock }) };
        const instance = createInstance({ ...ALL_OFF, ...config }, components);
        // The method has no effect, because only Prism's router reads the method.
        const result = await instance.request({ method: "get", ...request }, [operation])();
        if (result._tag === "Right") return result.right;
        const { left: cause } = result;
        const detail = "detail" in cause ? cause.detail : cause.message;
        throw new Error(`${operation.iid}: ${detail}`, { cause });
      };
      return [operation.iid ?? "", { path: operation.path, run }];
    }),
  );
}

async function importPackage(): Promise<Module> {
  try {
    return await import("@stoplight/prism-http");
  } catch (error) {
    const isMissing = isSystemError(error) && error.code === "ERR_MODULE_NOT_FOUND";
    // A missing dependency of Prism has the same code, so the message is compared too.
    if (!isMissing || !error.message.includes("'@stoplight/prism-http'")) throw error;
    throw new PrismMissingError("@stoplight/prism-http@5.16", { cause: error });
  }
}

const ALL_OFF: Package.IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
};

const ignore = () => undefined;
const LEVELS = Object.fromEntries(
  ["success", "fatal", "error", "warn", "info", "debug", "trace"].map((level) => [level, ignore]),
);
// A logger that does nothing. Prism logs every step, which takes half of its time.
const SILENT = { ...LEVELS, child: () => LEVELS } as unknown as Components["logger"];

export function findPrismCli(): string {
  try {
    return createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    throw new PrismMissingError("@stoplight/prism-cli@5.16", { cause: error });
  }
}
