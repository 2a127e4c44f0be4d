// Prism makes the mock's answers during generation, and judges requests and answers for the proxy.
import { readPackageJson } from "../host/package-files.ts";
import { toFault } from "./fault.ts";
import { loadPrism } from "./load-prism.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the answer. An example belongs to the document, so it must not be changed. */
  readonly body: unknown;
}

interface DecodedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON; undefined without a body. */
  readonly body?: unknown;
}

export type Engine = Awaited<ReturnType<typeof loadEngine>>;

export async function loadEngine(document: object) {
  const operations = await loadPrism(document);
  const find = (operationId: string) => {
    const operation = operations.get(operationId);
    if (operation) return operation;
    throw new Error(`The document has no operation ${operationId}.`);
  };
  return {
    /** Makes an answer. Rejects if the document lacks the operation, the status or the example. */
    async answer(operationId: string, code: number, example: string): Promise<Answer> {
      const config = { mock: { dynamic: false, code, exampleKey: example } };
      const { statusCode, headers, body } = (await find(operationId).run({ config })).output;
      // If the status has no such example, Prism answers with another status.
      if (statusCode !== code)
        throw new Error(`${operationId} has no example ${example} for ${code}.`);
      return { status: statusCode, headers: fromPrismHeaders(headers), body };
    },
    async judgeRequest(operationId: string, { path, query, headers, body }: DecodedRequest) {
      const operation = find(operationId);
      const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(path[name] ?? ""),
      );
      // Prism checks the media type only if a request has a header for it and a length. A body in
      // chunks has no length, so this code sets one.
      const length = { "content-length": body === undefined ? "0" : "1" };
      const noType = body === undefined ? {} : { "content-type": "none/none" };
      const { validations } = await operation.run({
        config: { checkSecurity: true, validateRequest: true },
        request: {
          url: { path: address, query: { ...query } },
          headers: { ...noType, ...toPrismHeaders(headers), ...length },
          body,
        },
        answer: { statusCode: 200 },
      });
      return validations.input.map(toFault);
    },
    async judgeAnswer(operationId: string, { status, headers, body }: Answer) {
      const { validations } = await find(operationId).run({
        config: { validateResponse: true },
        answer: { statusCode: status, headers: toPrismHeaders(headers), body },
      });
      return validations.output.map(toFault);
    },
  };
}

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/;

/** Makes headers for Prism, which throws on unreadable media types and misses names in capitals. */
function toPrismHeaders(headers: Answer["headers"]): Record<string, string> {
  const lower = Object.fromEntries(new Headers(headers));
  const type = lower["content-type"];
  if (type === undefined) return lower;
  const readable = MEDIA_TYPE.exec(type)?.[0].toLowerCase() ?? "unreadable/unreadable";
  return { ...lower, "content-type": readable };
}

/** Makes texts of all values, and renames Content-type, so that no answer has that header twice. */
function fromPrismHeaders(headers: object = {}): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name === "Content-type" ? "Content-Type" : name, String(value)]),
  );
}

let engine: Promise<Engine> | undefined;

/** The engine for the published document, which takes half a second to load. */
export const contractEngine = (): Promise<Engine> =>
  (engine ??= loadEngine(readPackageJson("generated/openapi.json")));
