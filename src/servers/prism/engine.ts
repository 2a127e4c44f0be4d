// Uses Prism to make the mock's answers during generation, and to judge requests and answers for
// the proxy. The caller knows the operation.

import { readPackageJson } from "../host/package-files.ts";
import { type Fault, toFault } from "./fault.ts";
import { loadPrism, type Operation, type Prism } from "./load-prism.ts";

export interface AnswerOptions {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the answer. An example belongs to the document, so it must not be changed. */
  readonly body: unknown;
}

export interface DecodedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON; undefined without a body. */
  readonly body?: unknown;
}

export interface Engine {
  /** Makes an answer. Rejects if the document lacks the operation, the status or the example. */
  answer(operationId: string, options: AnswerOptions): Promise<Answer>;
  judgeRequest(operationId: string, request: DecodedRequest): Promise<Fault[]>;
  /** Finds the faults of an answer by the contract. */
  judgeAnswer(operationId: string, answer: Answer): Promise<Fault[]>;
}

/** Loads Prism for a document. Rejects with a `PrismMissingError` if it is not installed. */
export async function loadEngine(document: object): Promise<Engine> {
  const prism = await loadPrism();
  const operations = new Map<string, Operation>(
    (await prism.readOperations(document)).map((operation) => [operation.iid ?? "", operation]),
  );
  const find = (operationId: string): Operation => {
    const operation = operations.get(operationId);
    if (operation) return operation;
    const names = [...operations.keys()].join(", ");
    throw new Error(`The document has no operation ${operationId}. It has: ${names}.`);
  };
  return {
    answer: async (operationId, options) => makeAnswer(prism, find(operationId), options),
    judgeRequest: async (operationId, request) => judgeRequest(prism, find(operationId), request),
    judgeAnswer: async (operationId, given) => judgeAnswer(prism, find(operationId), given),
  };
}

async function makeAnswer(
  prism: Prism,
  operation: Operation,
  { code, example }: AnswerOptions,
): Promise<Answer> {
  const mock = { dynamic: false, ...(code && { code }), ...(example && { exampleKey: example }) };
  const { statusCode, headers, body } = (await prism.run(operation, { config: { mock } })).output;
  // If the status has no such example, Prism answers with another status.
  if (code !== undefined && statusCode !== code)
    throw new Error(`${operation.iid} has no example ${example} for ${code}.`);
  return { status: statusCode, headers: fromPrismHeaders(headers), body };
}

async function judgeRequest(
  prism: Prism,
  operation: Operation,
  { path, query, headers, body }: DecodedRequest,
): Promise<Fault[]> {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  // Prism checks the media type only if a request has a header for it and a length. A body in
  // chunks has no length, so this code sets one.
  const length = { "content-length": body === undefined ? "0" : "1" };
  const noType = body === undefined ? {} : { "content-type": "none/none" };
  const { validations } = await prism.run(operation, {
    config: { checkSecurity: true, validateRequest: true },
    request: {
      url: { path: address, query: { ...query } },
      headers: { ...noType, ...toPrismHeaders(headers), ...length },
      body,
    },
    answer: { statusCode: 200 },
  });
  return validations.input.map(toFault);
}

async function judgeAnswer(
  prism: Prism,
  operation: Operation,
  { status, headers, body }: Answer,
): Promise<Fault[]> {
  const { validations } = await prism.run(operation, {
    config: { validateResponse: true },
    answer: { statusCode: status, headers: toPrismHeaders(headers), body },
  });
  return validations.output.map(toFault);
}

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/;

/** Makes headers for Prism, which throws on unreadable media types and misses names in capitals. */
function toPrismHeaders(headers: Answer["headers"]): Record<string, string> {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { "content-type": type, ...rest } = lower;
  if (type === undefined) return rest;
  const readable = MEDIA_TYPE.exec(type)?.[0].toLowerCase() ?? "unreadable/unreadable";
  return { ...rest, "content-type": readable };
}

/** Makes texts of all values, and spells Content-Type in one way, so that it is one header. */
function fromPrismHeaders(headers: object = {}): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name === "Content-type" ? "Content-Type" : name, String(value)]),
  );
}

let engine: Promise<Engine> | undefined;

export function contractEngine(): Promise<Engine> {
  // A failed load is forgotten, because Prism may be installed before the next call.
  engine ??= loadEngine(readPackageJson("generated/openapi.json")).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
