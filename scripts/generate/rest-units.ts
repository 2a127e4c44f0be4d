// What the phases for the REST API share: its schemas as units of the generator, and its request
// bodies.

import { readForm } from "../../src/reading/model/form.ts";
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import { capital } from "../naming.ts";
import {
  bodyOf,
  examplesOf,
  follow,
  mediaTypeOf,
  type OpenApiDocument,
  operationsOf,
  responsesOf,
  schemaNamed,
} from "../source/openapi.ts";
import { fieldsIn, withFields } from "../source/schemas.ts";
import type { Unit } from "./validators/unit.ts";

export interface NamedBody {
  readonly operationId: string;
  /** The component that the body is: `Account`. */
  readonly schema: string;
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

export interface NamedAnswer {
  readonly operationId: string;
  readonly status: string;
  /** The component that the body is, or the name of a unit for a body that is none. */
  readonly schema: string;
  readonly body: JsonSchema;
}

export const answerBodies = (
  document: OpenApiDocument,
): ReadonlyMap<string, readonly NamedAnswer[]> =>
  new Map(
    operationsOf(document)
      .map(({ operation }): [string, NamedAnswer[]] => {
        const { operationId } = operation;
        const answers = responsesOf(document, operation).flatMap(([status, response]) => {
          const body = mediaTypeOf(response)?.schema;
          if (!body) return [];
          const schema = body.$ref ? nameOfReference(body.$ref) : capital(operationId) + status;
          return [{ operationId, status, schema, body }];
        });
        return [operationId, answers];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export const restUnit = (document: OpenApiDocument, name: string): Unit =>
  unitOf(document, name, inOnePiece(document, schemaNamed(document, name)));

/** An object whose fields several schemas name together, as one schema. */
export function inOnePiece(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const { allOf = [], ...own } = schema;
  const parts = allOf.map((part) => inOnePiece(document, follow(document, part)));
  if (parts.filter((part) => fieldsIn(part).length > 0).length < 2) {
    const { type, ...others } = schema;
    return parts.some((part) => part.type === type) ? others : schema;
  }
  const required = parts.flatMap((part) => part.required ?? []);
  return withFields({ ...own, type: "object", required }, parts.flatMap(fieldsIn));
}

export const unitOf = (document: OpenApiDocument, name: string, schema: JsonSchema): Unit => ({
  name,
  form: readForm(
    schema,
    (reference) => inOnePiece(document, follow(document, { $ref: reference })),
    name,
  ),
});
