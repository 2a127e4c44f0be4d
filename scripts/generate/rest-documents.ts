// The self-contained JSON Schema of each request body and of each answer of the REST API.
import { type OpenApiDocument, schemaNamed } from "../../src/reading/model/openapi.ts";
import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import { selfContained } from "../../src/reading/model/self-contained.ts";
import { json, type Outputs } from "./outputs.ts";
import { answerBodies, requestBodies } from "./rest-units.ts";
import { schemaForEditors } from "./schema-file.ts";

export const generateRestDocuments = (document: OpenApiDocument): Outputs =>
  new Map(
    restSchemas(document, schemaForEditors).map(({ name, schema }) => [
      `generated/schemas/rest/${name}.json`,
      json({ $schema: DIALECT, ...schema }),
    ]),
  );

/** The schema of a request body (`stageAccount`) or of an answer (`stageAccount.400`). */
interface RestSchema {
  readonly name: string;
  /** The component that it is; none if an answer says it in place. */
  readonly component?: string;
  /** With all that it refers to inside. */
  readonly schema: JsonSchema;
}

/** The schemas of all request bodies and answers, each part of them as `publish` leaves it. */
export function restSchemas(
  document: OpenApiDocument,
  publish: (part: JsonSchema) => JsonSchema,
): RestSchema[] {
  const named = (name: string): JsonSchema => publish(schemaNamed(document, name));
  const component = (name: string, schema: string): RestSchema => ({
    name,
    component: schema,
    schema: selfContained(named(schema), named),
  });
  return [
    ...requestBodies(document).map(({ operationId, schema }) => component(operationId, schema)),
    ...[...answerBodies(document).values()].flat().map(({ operationId, status, schema, body }) => {
      const name = `${operationId}.${status}`;
      return body.$ref
        ? component(name, schema)
        : { name, schema: selfContained(publish(body), named) };
    }),
  ];
}
