// The types of the server's own interfaces, and what each call of /__control/ takes and answers.

import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import {
  mediaTypeOf,
  type OperationObject,
  operationsOf,
  parametersOf,
  responsesOf,
} from "../source/openapi.ts";
import type { ServerSource } from "../source/read-server.ts";
import { fieldsIn, mapSchema, withFields } from "../source/schemas.ts";
import { bodyNameOf } from "./control.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { readOnlyTypes } from "./rest-types.ts";

export async function generateServerTypes(server: ServerSource): Promise<Outputs> {
  const { control, schemas } = server;
  const own = { ...schemas, FilledConfig: filledConfig(schemas) };
  const names = Object.keys(own).sort();
  return new Map([
    moduleFile("generated/server-types.ts", "config/", [
      await readOnlyTypes(control.openapi, own),
      ...names.map((name) => `export type ${name} = components["schemas"]["${name}"];`),
      "",
      "/** How far the import of a supplier can be. */",
      `export const SUPPLIER_STATUSES: readonly SupplierStatus[] = ${JSON.stringify(schemas.SupplierStatus?.enum)};`,
      "",
      "/** What each call of /__control/ takes, and what it answers. */",
      "export interface ControlTypes {",
      ...operationsOf(control).map(({ operation }) => callType(server, operation)),
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

function callType(server: ServerSource, operation: OperationObject): string {
  const { control } = server;
  const parameters = parametersOf(control, operation).map(({ name, required, schema }) => {
    const isThere = required === true || schema.default !== undefined;
    return `readonly ${name}${isThere ? "" : "?"}: ${schema.type === "string" ? "string" : "number"}`;
  });
  const [answer] = responsesOf(control, operation).map(
    ([, response]) => mediaTypeOf(response)?.schema.$ref ?? "",
  );
  return [
    `  readonly ${operation.operationId}: {`,
    `    readonly parameters: { ${parameters.join("; ")} };`,
    `    readonly body: ${bodyNameOf(server, operation)};`,
    `    readonly answer: ${nameOfReference(answer ?? "")};`,
    "  };",
  ].join("\n");
}
