// Prism's engine, without its HTTP layer and without its routing: whoever calls has found the operation. The only file that knows Prism.

import type * as Prism from "@stoplight/prism-http";
import { isSystemError } from "../host/system-error.ts";
import { closeSchemas, exactDateTimes } from "./reshape-schemas.ts";
import { readDiagnostic, type Violation } from "./violation.ts";

/** The answer that is wanted of an operation. Without anything: the first example of its lowest 2xx. */
export interface Wanted {
  readonly code?: number | undefined;
  /** The name of an example. Wins over `seed`. */
  readonly example?: string | undefined;
  /** Generates values from this seed in place of an example: the same values for the same seed. */
  readonly seed?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Belongs to the document where it is an example: not to be changed. */
  readonly body: unknown;
}

/** A request to judge, everything decoded. `body` is the parsed JSON, or the text where it is none; undefined where there is none. */
export interface JudgedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Engine {
  /** Throws where the operation, the status or the example is none of the document. */
  answer(operationId: string, wanted: Wanted): Promise<Answer>;
  judgeRequest(operationId: string, request: JudgedRequest): Promise<Violation[]>;
  judgeResponse(operationId: string, response: Answer): Promise<Violation[]>;
}

/** Prism is not installed. */
class PrismMissingError extends Error {
  override readonly name = "PrismMissingError";
}

type Module = typeof Prism;
type Operation = Awaited<ReturnType<Module["getHttpOperationsFromSpec"]>>[number];
/** An operation as answers are made of it, and as it is judged by. */
interface Readings {
  readonly made: Operation;
  readonly judged: Operation;
}
type Components = Parameters<Module["createInstance"]>[1];
type Instance = ReturnType<Module["createInstance"]>;
type Outcome = Awaited<ReturnType<ReturnType<Instance["request"]>>>;
type Output = Extract<Outcome, { _tag: "Right" }>["right"];

/** Loads Prism and reads the document. Rejects with a `PrismMissingError` where Prism is not installed; any other fault comes as it is. */
export async function loadEngine(document: object): Promise<Engine> {
  const prism = await importPrism();
  // Prism writes into the document that it reads.
  const read = await prism.getHttpOperationsFromSpec(structuredClone(document));
  const operations = new Map(
    read.map((one) => [one.iid ?? "", { made: one, judged: exactDateTimes(one) }]),
  );
  const find = (operationId: string): Readings => {
    const readings = operations.get(operationId);
    if (readings) return readings;
    throw new Error(
      `The document has no operation ${operationId}. It has: ${[...operations.keys()].join(", ")}.`,
    );
  };
  return {
    answer: async (operationId, wanted) => answer(prism, find(operationId), wanted),
    judgeRequest: async (operationId, request) =>
      judgeRequest(prism, find(operationId).judged, request),
    judgeResponse: async (operationId, response) =>
      judgeResponse(prism, find(operationId).judged, response),
  };
}

async function importPrism(): Promise<Module> {
  try {
    return await import("@stoplight/prism-http");
  } catch (error) {
    const missing = isSystemError(error) && error.code === "ERR_MODULE_NOT_FOUND";
    // A package that Prism itself lacks has the same code, or nearly.
    if (!missing || !error.message.includes("'@stoplight/prism-http'")) throw error;
    throw new PrismMissingError(
      `Prism is not installed. Run: npm install --save-dev ${PRISM_PACKAGE}`,
      { cause: error },
    );
  }
}

async function answer(
  prism: Module,
  operation: Readings,
  { code, example, seed }: Wanted,
): Promise<Answer> {
  if (seed !== undefined && example === undefined) return generate(prism, operation, code, seed);
  return make(prism, operation.made, {
    dynamic: false,
    ...(code && { code }),
    ...(example && { exampleKey: example }),
  });
}

/** One value in four fails where a pattern has lookaheads, which the faker passes over. */
const TRIES = 50;
const CLOSED = new WeakMap<Operation, Operation>();

async function generate(
  prism: Module,
  { made: operation, judged }: Readings,
  code: number | undefined,
  seed: string,
): Promise<Answer> {
  const closed = CLOSED.get(operation) ?? closeSchemas(operation);
  CLOSED.set(operation, closed);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // The faker's random numbers are one stream for the whole process, unless a seed starts it anew.
    const made = await make(prism, closed, {
      dynamic: true,
      ...(code && { code }),
      seed: `${attempt}:${seed}`,
    });
    if ((await judgeResponse(prism, judged, made)).length === 0) return made;
  }
  throw new Error(
    `Prism made no value that holds the schema of ${operation.iid} in ${TRIES} tries with the seed ${seed}.`,
  );
}

async function make(
  prism: Module,
  operation: Operation,
  mock: Prism.IHttpOperationConfig,
): Promise<Answer> {
  const {
    statusCode: status,
    headers,
    body,
  } = (await run(prism, operation, { mock }, NO_REQUEST)).output;
  // Where the answer has no such example, Prism gives that of another status.
  if (mock.code && status !== mock.code)
    throw new Error(`${operation.iid} has no example ${mock.exampleKey} for ${mock.code}.`);
  return { status, headers: textHeaders(headers), body };
}

async function judgeRequest(
  prism: Module,
  operation: Operation,
  { path, query, headers, body }: JudgedRequest,
): Promise<Violation[]> {
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  // Prism looks at the media type only where a header gives one, and the length, which no body has that comes in chunks.
  const length = { "content-length": body === undefined ? "0" : "1" };
  const unsaid = body === undefined ? {} : { "content-type": "none/none" };
  const input = {
    url: { path: place, query: { ...query } },
    headers: { ...unsaid, ...readableHeaders(headers), ...length },
    body,
  };
  const { validations } = await run(
    prism,
    operation,
    { checkSecurity: true, validateRequest: true },
    input,
    { statusCode: 200 },
  );
  return validations.input.map(readDiagnostic);
}

async function judgeResponse(
  prism: Module,
  operation: Operation,
  { status, headers, body }: Answer,
): Promise<Violation[]> {
  const response = { statusCode: status, headers: readableHeaders(headers), body };
  const { validations } = await run(
    prism,
    operation,
    { validateResponse: true },
    NO_REQUEST,
    response,
  );
  return validations.output.map(readDiagnostic);
}

type Config = Partial<Prism.IHttpMockConfig>;
type Input = Pick<Prism.IHttpRequest, "url" | "headers" | "body">;

/** Has Prism handle one request. Its mock makes the response, unless there is one. */
async function run(
  prism: Module,
  operation: Operation,
  config: Config,
  request: Input,
  response?: Prism.IHttpResponse,
): Promise<Output> {
  const route: Components["route"] = () => ({ _tag: "Right", right: operation });
  const components = {
    logger: SILENT,
    route,
    ...(response && { mock: () => () => ({ _tag: "Right" as const, right: response }) }),
  };
  const instance = prism.createInstance({ ...NOTHING, ...config }, components);
  // Only Prism's own router would read the method.
  const result = await instance.request({ method: "get", ...request }, [operation])();
  if (result._tag === "Right") return result.right;
  const { left: cause } = result;
  throw new Error(`${operation.iid}: ${"detail" in cause ? cause.detail : cause.message}`, {
    cause,
  });
}

const NO_REQUEST: Input = { url: { path: "/" } };
const NOTHING: Prism.IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
};

const ignore = () => undefined;
const LEVELS = {
  success: ignore,
  fatal: ignore,
  error: ignore,
  warn: ignore,
  info: ignore,
  debug: ignore,
  trace: ignore,
};
// Prism writes a log of every step, and half of its time goes into that. It calls no more of a pino logger than this.
const SILENT = { ...LEVELS, child: () => LEVELS } as unknown as Components["logger"];

// Headers as plain objects, between the engine and those who ask it.

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/;

/** Headers by which Prism can judge: it throws on a media type that can't be read, and would miss a name in capitals. */
function readableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { "content-type": type, ...rest } = lower;
  if (type === undefined) return rest;
  return {
    ...rest,
    "content-type": MEDIA_TYPE.exec(type)?.[0].toLowerCase() ?? "unreadable/unreadable",
  };
}

/**
 * The headers of an answer that Prism made: from their schemas, so that a number stays one. Its Content-type is spelled as everywhere else,
 * because two spellings in one object become one header with the value twice.
 */
function textHeaders(headers: object = {}): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name === "Content-type" ? "Content-Type" : name, String(value)]),
  );
}

/** What to install for the mock and the proxy: the peer dependency, in the version that they are tested with. */
export const PRISM_PACKAGE = "@stoplight/prism-http@5.16";
