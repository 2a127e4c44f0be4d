// What the phases for the REST API share: its schemas as units of the generator, and its request
// bodies.
import {
  bodyOf,
  examplesOf,
  mediaTypeOf,
  type OpenApiDocument,
  operationsOf,
  schemaNamed,
} from "../../src/model/openapi.ts";
import { type JsonSchema, mapSchema, nameOfReference } from "../../src/model/schema.ts";
import type { Unit } from "./validators/unit.ts";

/** The body that an operation takes. */
export interface NamedBody {
  readonly operationId: string;
  /** The component that the body is: `Account`. */
  readonly schema: string;
  /** The first example of the body. */
  readonly example: unknown;
}

/** The operations that take a body, sorted by name. */
export function requestBodies(document: OpenApiDocument): NamedBody[] {
  return operationsOf(document)
    .flatMap(({ operation }) => {
      const mediaType = mediaTypeOf(bodyOf(document, operation) ?? {});
      if (!mediaType?.schema.$ref) return [];
      const [first] = examplesOf(document, mediaType);
      const schema = nameOfReference(mediaType.schema.$ref);
      return [{ operationId: operation.operationId, schema, example: first?.value }];
    })
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

/** A schema of the document as a unit. */
export const restUnit = (document: OpenApiDocument, name: string): Unit =>
  unitOf(document, name, schemaNamed(document, name));

/**
 * A schema with what it refers to: values are written in place, objects and arrays are units of
 * their own.
 */
export function unitOf(document: OpenApiDocument, name: string, schema: JsonSchema): Unit {
  const inline = (inner: JsonSchema): JsonSchema => {
    if (inner.$ref === undefined) return inner;
    const target = schemaNamed(document, nameOfReference(inner.$ref));
    return target.properties || target.items || target.allOf ? inner : target;
  };
  return { name, schema: mapSchema(schema, inline), refer: nameOfReference };
}
