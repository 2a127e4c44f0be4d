// Prism is an engine: it makes the answers of the mock when they are generated, and judges requests
// and answers for the proxy. Its caller knows the operation.

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
  /** An example belongs to the document and must not be changed. */
  readonly body: unknown;
}

export interface DecodedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON. Undefined if there is no body. */
  readonly body?: unknown;
}

export interface Engine {
  /** Throws if the document does not have the operation, the status or the example. */
  answer(operationId: string, options: AnswerOptions): Promise<Answer>;
  judgeRequest(operationId: string, request: DecodedRequest): Promise<Fault[]>;
  /** Finds where an answer breaks the contract. */
  judgeAnswer(operationId: string, answer: Answer): Promise<Fault[]>;
}

/** Rejects with a `PrismMissingError` if Prism is not installed. */
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
  // If the answer has no such example, Prism gives one of another status.
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
  // Prism checks the media type only if there is a header for it and a length. A body that comes in
  // chunks has no length.
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

/** Prism throws on a media type that can't be read, and misses names in capitals. */
function toPrismHeaders(headers: Answer["headers"]): Record<string, string> {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { "content-type": type, ...rest } = lower;
  if (type === undefined) return rest;
  const readable = MEDIA_TYPE.exec(type)?.[0].toLowerCase() ?? "unreadable/unreadable";
  return { ...rest, "content-type": readable };
}

/** Makes texts, because some are numbers. Two spellings of Content-Type would be a header twice. */
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
  // A failure is not kept: Prism may be installed by the next call.
  engine ??= loadEngine(readPackageJson("generated/openapi.json")).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
