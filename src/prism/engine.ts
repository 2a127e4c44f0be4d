// Prism as the mock and the proxy use it: it makes answers, and it judges requests and answers.
// Whoever calls it has found the operation.

import { type Fault, toFault } from "./fault.ts";
import { loadPrism, type MockConfig, type Operation, type Prism } from "./load-prism.ts";
import { fromPrismHeaders, toPrismHeaders } from "./prism-headers.ts";
import { closeSchemas, exactDateTimes } from "./reshape-schemas.ts";

/** Which answer of an operation to make. By default the first example of its lowest 2xx. */
export interface AnswerOptions {
  readonly code?: number | undefined;
  /** The name of an example. Wins over `seed`. */
  readonly example?: string | undefined;
  /** Generates values in place of an example. The same seed gives the same values. */
  readonly seed?: string | undefined;
}

/** An answer that was made, or one to judge. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** An example belongs to the document and must not be changed. */
  readonly body: unknown;
}

/** A request to judge, with everything decoded. */
export interface DecodedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON. Undefined if there is no body. */
  readonly body?: unknown;
}

/** Prism over one document. */
export interface Engine {
  /** Throws if the document does not have the operation, the status or the example. */
  answer(operationId: string, options: AnswerOptions): Promise<Answer>;
  /** Finds where a request breaks the contract. */
  judgeRequest(operationId: string, request: DecodedRequest): Promise<Fault[]>;
  /** Finds where an answer breaks the contract. */
  judgeAnswer(operationId: string, answer: Answer): Promise<Fault[]>;
}

/** An operation in the form that answers are made from, and in the one that it is judged by. */
interface Forms {
  readonly made: Operation;
  readonly judged: Operation;
}

/**
 * Loads Prism and reads the document. Rejects with a `PrismMissingError` if Prism is not installed,
 * and with any other error as it comes.
 */
export async function loadEngine(document: object): Promise<Engine> {
  const prism = await loadPrism();
  const operations = new Map<string, Forms>(
    (await prism.readOperations(document)).map((operation) => [
      operation.iid ?? "",
      { made: operation, judged: exactDateTimes(operation) },
    ]),
  );
  const find = (operationId: string): Forms => {
    const forms = operations.get(operationId);
    if (forms) return forms;
    throw new Error(
      `The document has no operation ${operationId}. It has: ${[...operations.keys()].join(", ")}.`,
    );
  };
  return {
    answer: async (operationId, options) => answer(prism, find(operationId), options),
    judgeRequest: async (operationId, request) =>
      judgeRequest(prism, find(operationId).judged, request),
    judgeAnswer: async (operationId, given) => judgeAnswer(prism, find(operationId).judged, given),
  };
}

async function answer(
  prism: Prism,
  forms: Forms,
  { code, example, seed }: AnswerOptions,
): Promise<Answer> {
  if (seed !== undefined && example === undefined) return generate(prism, forms, code, seed);
  return make(prism, forms.made, {
    dynamic: false,
    ...(code && { code }),
    ...(example && { exampleKey: example }),
  });
}

/** One value in four fails if a pattern has lookaheads, which the faker ignores. */
const TRIES = 50;
const CLOSED = new WeakMap<Operation, Operation>();

async function generate(
  prism: Prism,
  { made: operation, judged }: Forms,
  code: number | undefined,
  seed: string,
): Promise<Answer> {
  const closed = CLOSED.get(operation) ?? closeSchemas(operation);
  CLOSED.set(operation, closed);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // The faker has one stream of random numbers for the whole process. A seed starts it anew.
    const made = await make(prism, closed, {
      dynamic: true,
      ...(code && { code }),
      seed: `${attempt}:${seed}`,
    });
    if ((await judgeAnswer(prism, judged, made)).length === 0) return made;
  }
  throw new Error(
    `Prism made no value that matches the schema of ${operation.iid} in ${TRIES} tries with the seed ${seed}.`,
  );
}

async function make(prism: Prism, operation: Operation, mock: MockConfig): Promise<Answer> {
  const { statusCode, headers, body } = (await prism.run(operation, { config: { mock } })).output;
  // If the answer has no such example, Prism gives one of another status.
  if (mock.code && statusCode !== mock.code)
    throw new Error(`${operation.iid} has no example ${mock.exampleKey} for ${mock.code}.`);
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
