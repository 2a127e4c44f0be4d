// Writes the self-contained JSON Schema of each request body and each answer of the REST API.

import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import { publicSchema } from "../describe/schema-without.ts";
import { type OpenApiDocument, schemaNamed } from "../source/openapi.ts";
import { selfContained } from "../source/schemas.ts";
import { json, type Outputs } from "./outputs.ts";
import { inPublishedForms } from "./published-forms.ts";
import { answerBodies, requestBodies } from "./rest-units.ts";

export function generateRestDocuments(document: OpenApiDocument): Outputs {
  const { bodies, answers } = restSchemas(inPublishedForms(document), publicSchema);
  return new Map(
    [...bodies, ...answers].map(({ name, schema }) => [
      `generated/schemas/rest/${name}.json`,
      json({ $schema: DIALECT, ...schema }),
    ]),
  );
}

/** The schema of a request body (`stageAccount`) or of an answer (`stageAccount.400`). */
export interface NamedSchema {
  readonly name: string;
  /** The component of the body; undefined if an answer has its schema in place. */
  readonly component?: string;
  readonly schema: JsonSchema;
}

/** Makes the schemas of bodies and answers self-contained. `publish` first changes each schema. */
export function restSchemas(document: OpenApiDocument, publish: (part: JsonSchema) => JsonSchema) {
  const publishedNamed = (name: string): JsonSchema => publish(schemaNamed(document, name));
  const whole = (name: string, component: string): Required<NamedSchema> => ({
    name,
    component,
    schema: selfContained(publishedNamed(component), publishedNamed),
  });
  const answers = [...answerBodies(document).values()].flat();
  return {
    bodies: requestBodies(document).map(({ operationId, schema }) => whole(operationId, schema)),
    answers: answers.map(({ operationId, status, schema, body }) => {
      const name = `${operationId}.${status}`;
      return body.$ref
        ? whole(name, schema)
        : { name, schema: selfContained(publish(body), publishedNamed) };
    }),
  };
}
