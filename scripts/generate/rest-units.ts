// Turns schemas of the REST API into units of the generator, and finds bodies.

import { readForm } from "../../src/reading/model/form.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { capital } from "../naming.ts";
import {
  follow,
  type OpenApiDocument,
  type Operation,
  readOperations,
  schemaNamed,
} from "../source/openapi.ts";
import { fieldsIn, withFields } from "../source/schemas.ts";
import type { Unit } from "./validators/unit.ts";

export interface NamedBody {
  readonly operationId: string;
  /** The name of the body's component: `Account`. */
  readonly schema: string;
  readonly example: unknown;
}

/** Finds the operations that take a body, sorted by name. */
export const requestBodies = (document: OpenApiDocument): NamedBody[] =>
  byName(document).flatMap(({ operationId, body }) =>
    body?.component === undefined
      ? []
      : [{ operationId, schema: body.component, example: body.examples[0]?.value }],
  );

export interface NamedAnswer {
  readonly operationId: string;
  readonly status: string;
  /** The name of the body's component, or the name of a unit if the body is no component. */
  readonly schema: string;
  readonly body: JsonSchema;
}

export const answerBodies = (document: OpenApiDocument) =>
  new Map(
    byName(document).map(({ operationId, answers }) => [
      operationId,
      answers.flatMap(({ status, content }) => {
        if (!content) return [];
        const { component: schema = capital(operationId) + status, schema: body } = content;
        return [{ operationId, status, schema, body }];
      }),
    ]),
  );

const byName = (document: OpenApiDocument): Operation[] =>
  readOperations(document).sort((a, b) => (a.operationId < b.operationId ? -1 : 1));

export const restUnit = (document: OpenApiDocument, name: string): Unit =>
  unitOf(document, name, inOnePiece(document, schemaNamed(document, name)));

/** Merges an object's `allOf` into one schema if two or more of its parts have fields. */
export function inOnePiece(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const { allOf = [], ...rest } = schema;
  const parts = allOf.map((part) => inOnePiece(document, follow(document, part)));
  if (parts.filter((part) => fieldsIn(part).length > 0).length < 2) {
    const { type, ...others } = schema;
    return parts.some((part) => part.type === type) ? others : schema;
  }
  const required = parts.flatMap((part) => part.required ?? []);
  return withFields({ ...rest, type: "object", required }, parts.flatMap(fieldsIn));
}

export const unitOf = (document: OpenApiDocument, name: string, schema: JsonSchema): Unit => ({
  name,
  form: readForm(
    schema,
    (reference) => inOnePiece(document, follow(document, { $ref: reference })),
    name,
  ),
});
