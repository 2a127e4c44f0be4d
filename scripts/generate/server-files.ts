// Writes the validators, editor schemas, defaults and products of the server and its state.

import { type Form, readForm } from "../../src/reading/model/form.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { openSchema, publicSchema } from "../describe/schema-without.ts";
import { type OpenApiDocument, resolveIn, schemaNamed } from "../source/openapi.ts";
import type { Source } from "../source/read-source.ts";
import { selfContained } from "../source/schemas.ts";
import { json, moduleFile, type Outputs } from "./outputs.ts";
import { requestBodies, unitOf } from "./rest-units.ts";
import { importLines, validatorCode } from "./validators/module.ts";

export function generateServerFiles({ openapi, server }: Source): Outputs {
  const { ServerConfig: config = {}, State: state = {} } = server.whole;
  const published = selfContained(publicSchema(state), (name) =>
    publicSchema(schemaNamed(openapi, name)),
  );
  return new Map([
    moduleFile("generated/server-config.ts", "config/settings.schema.json and openapi/", [
      'import type { components } from "./rest-types.ts";',
      ...validator(openapi, "ServerConfig", config),
      ...configConstants(openapi, config),
    ]),
    ["generated/config.schema.json", json(publicSchema(config))],
    moduleFile("generated/server-state.ts", "config/state.schema.json and openapi/", [
      ...validator(openapi, "State", state),
    ]),
    ["generated/state.schema.json", json(published)],
  ]);
}

function validator(document: OpenApiDocument, name: string, schema: JsonSchema): string[] {
  const { imports, code } = validatorCode(
    unitOf(document, name, openSchema(schema)),
    "../src/library/runtime",
    (shape) => `./rest-schemas/${shape}.ts`,
  );
  return [importLines(imports), `${code}\n`];
}

function configConstants(openapi: OpenApiDocument, schema: JsonSchema): string[] {
  const file = readForm(schema, resolveIn(openapi), "ServerConfig");
  const defaults = {
    file: defaultsOf(file),
    supplier: defaultsOf(fieldOf(file, "suppliers")?.item),
    paymentVendor: defaultsOf(fieldOf(file, "paymentVendor")),
  };
  const { example } =
    requestBodies(openapi).find(({ operationId }) => operationId === "createProducts") ?? {};
  return [
    "/** What holds where the file does not say: for the file as a whole, for each supplier, and for a payment vendor. */",
    `export const CONFIG_DEFAULTS = ${JSON.stringify(defaults, null, 2)} as const;\n`,
    "/** The products in the example of the operation that creates them. Example accounts name them. */",
    `export const EXAMPLE_PRODUCTS: readonly components["schemas"]["Product"][] = ${JSON.stringify(example, null, 2)};\n`,
  ];
}

const fieldOf = ({ fields = [] }: Form, key: string): Form | undefined =>
  fields.find(({ name }) => name === key)?.form;

const defaultsOf = ({ fields = [] }: Partial<Form> = {}): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, form }) => (form.default === undefined ? [] : [[name, form.default]])),
  );
