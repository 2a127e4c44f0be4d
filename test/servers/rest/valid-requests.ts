// For every operation a request that satisfies the contract, made from the examples in the
// document.
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
  readonly example?: unknown;
  readonly name?: string;
  readonly in?: string;
}
interface Operation {
  readonly parameters?: readonly Example[];
  readonly requestBody?: {
    readonly $ref?: string;
    readonly content?: {
      readonly "application/json": { readonly examples: Readonly<Record<string, Example>> };
    };
  };
}

export interface ValidRequest {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly bodies: readonly unknown[];
}

const resolve = <Node extends { readonly $ref?: string }>(node: Node): Node =>
  node.$ref === undefined
    ? node
    : (node.$ref
        .slice(2)
        .split("/")
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openApi) as Node);

export const VALID_REQUESTS: readonly ValidRequest[] = Object.entries(OPERATIONS).map(
  ([operationId, { method, path }]) => {
    const item = openApi.paths[path as keyof typeof openApi.paths] as unknown as Record<
      string,
      Operation
    >;
    const { parameters = [], requestBody } = item[method.toLowerCase()] ?? {};
    const inPath = parameters.map(resolve).filter((parameter) => parameter.in === "path");
    const filled = inPath.reduce(
      (at, { name, example }) => at.replace(`{${name}}`, encodeURIComponent(String(example))),
      path as string,
    );
    const examples = requestBody
      ? Object.values(resolve(requestBody).content?.["application/json"].examples ?? {})
      : [];
    return {
      operationId: operationId as OperationId,
      method,
      path: filled,
      bodies: examples.map((example) => resolve(example).value),
    };
  },
);

const OF_EXAMPLES = /NW-2049\d\d/;

/** Puts another number for the account of the examples into a path or a body that names one. */
export function renumber<Value>(value: Value, number: string): Value {
  if (typeof value === "string") return value.replace(OF_EXAMPLES, number) as Value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const named = "external_account_number" in value && value.external_account_number;
  return typeof named === "string" && OF_EXAMPLES.test(named)
    ? { ...value, external_account_number: number }
    : value;
}

/** A request about another account than that of its example. */
export const aboutAccount = (request: ValidRequest, number: string): ValidRequest => ({
  ...request,
  path: renumber(request.path, number),
  bodies: request.bodies.map((body) => renumber(body, number)),
});

/** The request with the first body, as `fetch` takes it. */
export const toRequest = (
  { method, path, bodies }: ValidRequest,
  base: string,
  headers: Record<string, string> = {},
): Request =>
  new Request(`${base}${path}`, {
    method,
    headers: {
      Authorization: "Token demo",
      ...(bodies.length > 0 ? { "Content-Type": "application/json" } : {}),
      ...headers,
    },
    ...(bodies.length > 0 ? { body: JSON.stringify(bodies[0]) } : {}),
  });
