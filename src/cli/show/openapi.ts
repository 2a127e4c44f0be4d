// What the OpenAPI document knows of operations, its references followed.
import { readPackageJson } from "../../host/package-files.ts";
import { resolveReference } from "../../json/pointer.ts";
import type { Example } from "./catalogue.ts";
import type { Assumption, Evidence } from "./evidence.ts";
import { nameIn, type Schema } from "./schema.ts";

interface Reference {
  readonly $ref: string;
}
interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<
    Record<string, { readonly summary?: string; readonly value: unknown } | Reference>
  >;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly "x-evidence"?: readonly Evidence[];
}
export interface RequestBody {
  readonly required?: boolean;
  readonly description?: string;
  readonly content: Readonly<Record<string, MediaType>>;
}
export interface Response {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly "x-evidence"?: readonly Evidence[] } | Reference>
  >;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly "x-evidence"?: readonly Evidence[];
}
export interface OperationObject {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly "x-evidence"?: readonly Evidence[];
}
interface SecurityScheme {
  readonly description?: string;
}
export interface OpenApi {
  readonly jsonSchemaDialect?: string;
  readonly info: { readonly "x-evidence"?: readonly Assumption[] };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}
/** An operation and its address. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

export const readOpenApi = (): OpenApi => readPackageJson("generated/openapi.json");

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = value as Partial<OperationObject>;
      return operation.operationId === undefined
        ? []
        : [{ method: method.toUpperCase(), path, operation: operation as OperationObject }];
    }),
  );
}

/** A node of the document, or what the reference in its place leads to. */
export function follow<Node extends object>(openapi: OpenApi, node: Node | Reference): Node {
  if (!("$ref" in node)) return node;
  const target = resolveReference(openapi, node.$ref);
  if (target === undefined) throw new Error(`The OpenAPI document has no ${node.$ref}.`);
  return follow(openapi, target as Node | Reference);
}

export const resolveIn =
  (openapi: OpenApi) =>
  (reference: string): Schema => {
    const schema = openapi.components.schemas[nameIn(reference)];
    if (!schema) throw new Error(`The OpenAPI document has no ${reference}.`);
    return schema;
  };

/** The one media type that a body is sent or answered in. */
export function mediaTypeOf({
  content = {},
}: Pick<Response, "content">): (MediaType & { readonly type: string }) | undefined {
  const [first] = Object.entries(content);
  return first && { type: first[0], ...first[1] };
}

export function examplesOf(openapi: OpenApi, mediaType: MediaType | undefined): Example[] {
  return Object.entries(mediaType?.examples ?? {}).map(([name, example]) => ({
    name,
    ...follow(openapi, example),
  }));
}
