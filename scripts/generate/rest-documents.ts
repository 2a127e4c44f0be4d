// The self-contained JSON Schema of each request body and of each answer of the REST API.
import { type OpenApiDocument, schemaNamed } from "../../src/reading/model/openapi.ts";
import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import { selfContained } from "../../src/reading/model/self-contained.ts";
import { json, type Outputs } from "./outputs.ts";
import { answerBodies, requestBodies } from "./rest-units.ts";
import { schemaForEditors } from "./schema-file.ts";

export function generateRestDocuments(document: OpenApiDocument): Outputs {
  const named = (name: string): JsonSchema => schemaForEditors(schemaNamed(document, name));
  const text = (schema: JsonSchema): string =>
    json({ $schema: DIALECT, ...selfContained(schemaForEditors(schema), named) });
  const bodies = requestBodies(document).map(
    ({ operationId, schema }) => [operationId, named(schema)] as const,
  );
  const answers = [...answerBodies(document).values()]
    .flat()
    .map(
      ({ operationId, status, schema, body }) =>
        [`${operationId}.${status}`, body.$ref ? named(schema) : body] as const,
    );
  return new Map(
    [...bodies, ...answers].map(([name, schema]) => [
      `generated/schemas/rest/${name}.json`,
      text(schema),
    ]),
  );
}
