// Writes the types of the server's interfaces, and of each call of /__control/.

import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { type Operation, readOperations } from "../source/openapi.ts";
import type { ServerSource } from "../source/read-server.ts";
import type { Source } from "../source/read-source.ts";
import { fieldsIn, mapSchema, withFields } from "../source/schemas.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { readOnlyTypes } from "./rest-types.ts";

export async function generateServerTypes({ server, importProcess }: Source): Promise<Outputs> {
  const { control, schemas } = server;
  const allSchemas = { ...schemas, FilledConfig: filledConfig(schemas) };
  const names = Object.keys(allSchemas).sort();
  const marks = importProcess.moves.flatMap(({ mark, emits }) =>
    mark === undefined ? [] : emits.map((event) => [event, mark]),
  );
  return new Map([
    moduleFile("generated/server-types.ts", "config/", [
      await readOnlyTypes(control.openapi, allSchemas),
      ...names.map((name) => `export type ${name} = components["schemas"]["${name}"];`),
      "",
      "/** How far the import of a supplier can be. */",
      `export const SUPPLIER_STATUSES: readonly SupplierStatus[] = ${JSON.stringify(schemas.SupplierStatus?.enum)};`,
      "",
      "/** How an attempt has ended that leads back, by the event that reports it. */",
      `export const MARKS = ${JSON.stringify(Object.fromEntries(marks), null, 2)} as const;`,
      "",
      "/** What each call of /__control/ takes, and what it answers. */",
      "export interface ControlTypes {",
      ...readOperations(control).map(callType),
      "}\n",
    ]),
  ]);
}

function filledConfig({ ServerConfig = {} }: ServerSource["schemas"]): JsonSchema {
  return mapSchema(ServerConfig, (schema) => {
    const fields = fieldsIn(schema).filter(([name]) => name !== "$schema");
    if (fields.length === 0) return schema;
    const filled = fields.flatMap(([name, field]) => (field.default === undefined ? [] : [name]));
    return withFields({ ...schema, required: [...(schema.required ?? []), ...filled] }, fields);
  });
}

function callType({ operationId, parameters, body, answers }: Operation): string {
  const taken = parameters.map(({ name, required, schema }) => {
    const isThere = required === true || schema.default !== undefined;
    const choices = schema.enum?.map((choice) => JSON.stringify(choice)).join(" | ");
    const type = choices ?? (schema.type === "string" ? "string" : "number");
    return `readonly ${name}${isThere ? "" : "?"}: ${type}`;
  });
  return [
    `  readonly ${operationId}: {`,
    `    readonly parameters: { ${taken.join("; ")} };`,
    `    readonly body: ${body?.component};`,
    `    readonly answer: ${answers[0]?.content?.component ?? ""};`,
    "  };",
  ].join("\n");
}
