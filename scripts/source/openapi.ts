// The part of OpenAPI in which the contract is written, and functions that read its documents.
import { resolveReference } from "../../src/library/json/pointer.ts";
import { METHODS, type Method, type NamedExample } from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";
import { type JsonSchema, nameOfReference, type Resolve } from "../../src/reading/model/schema.ts";

export interface Reference {
  $ref: string;
}
export interface Example {
  summary?: string;
  value?: unknown;
}
export interface MediaType {
  schema: JsonSchema;
  /** The example, if there is only one and it has no name. */
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
  "x-evidence"?: unknown;
}
export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
  links?: Record<string, unknown>;
  "x-evidence"?: unknown;
}
export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
  /** The error code for a wrong body; undefined means `invalid_request`. */
  "x-error-code"?: string;
}
export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, ResponseObject | Reference>;
  "x-evidence"?: unknown;
}
export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, OperationObject>>;
export type Components = Record<string, Record<string, unknown>>;
export interface OpenApiDocument {
  openapi: string;
  jsonSchemaDialect?: string;
  info: {
    title: string;
    version: string;
    description?: string;
    contact?: object;
    license?: object;
    "x-evidence"?: Assumption[];
    [extension: `x-${string}`]: unknown;
  };
  servers?: object[];
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components?: Components;
}

export interface AddressedOperation {
  readonly method: Method;
  readonly path: string;
  readonly operation: OperationObject;
}

export const operationsOf = ({ paths }: Pick<OpenApiDocument, "paths">): AddressedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );

/** Returns a node of a document; for a reference, its target. */
export function follow<Node extends object>(
  document: object,
  node: Node | Reference,
): Exclude<Node, Reference> {
  if (!isReference(node)) return node as Exclude<Node, Reference>;
  const target = resolveReference(document, node.$ref);
  if (target === undefined) throw new Error(`The OpenAPI document has no ${node.$ref}.`);
  return follow(document, target as Node | Reference);
}

export const isReference = (node: object): node is Reference => "$ref" in node;

export const resolveIn =
  (document: OpenApiDocument): Resolve =>
  (reference) =>
    follow<JsonSchema>(document, { $ref: reference });

export function schemaNamed(document: OpenApiDocument, name: string): JsonSchema {
  const schema = schemasOf(document)[name];
  if (!schema) throw new Error(`The OpenAPI document has no schema ${name}.`);
  return schema;
}

export const schemasOf = ({ components }: OpenApiDocument): Record<string, JsonSchema> =>
  (components?.schemas ?? {}) as Record<string, JsonSchema>;

/** An operation with its parameters, body and answers. References are replaced by targets. */
export interface Operation extends AddressedOperation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly body: (RequestBody & Content) | undefined;
  readonly answers: readonly Answer[];
}
/** The content of a body or an answer, in its only media type. */
export interface Content extends Pick<MediaType, "schema" | "example"> {
  readonly type: string;
  /** The name of the content's schema; undefined if the schema is no component. */
  readonly component: string | undefined;
  readonly examples: readonly NamedExample[];
}
export interface Answer {
  readonly status: string;
  readonly response: ResponseObject;
  readonly content: Content | undefined;
}

export const readOperations = (document: OpenApiDocument): Operation[] =>
  operationsOf(document).map((addressed) => {
    const { operationId, parameters = [], requestBody, responses } = addressed.operation;
    const request = requestBody && follow(document, requestBody);
    const content = request && contentOf(document, request.content);
    return {
      ...addressed,
      operationId,
      parameters: parameters.map((parameter) => follow(document, parameter)),
      body: content && { ...request, ...content },
      answers: Object.entries(responses).map(([status, written]) => {
        const response = follow(document, written);
        return { status, response, content: contentOf(document, response.content) };
      }),
    };
  });

function contentOf(document: OpenApiDocument, content: ResponseObject["content"] = {}) {
  const [[type, media] = []] = Object.entries(content);
  if (type === undefined || !media) return undefined;
  const { $ref } = media.schema;
  const component = $ref === undefined ? undefined : nameOfReference($ref);
  const examples = Object.entries(media.examples ?? {}).map(([name, example]) => {
    const { summary, value } = follow(document, example);
    return { name, ...(summary === undefined ? {} : { summary }), value };
  });
  return { type, ...media, component, examples };
}
