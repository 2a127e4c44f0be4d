// The configuration file of the server: its validator and what it says where nothing is set, from
// the one schema that editors read too, and the products that it can ask for.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import type { Source } from "../source/read-source.ts";
import { header, json, type Outputs } from "./outputs.ts";
import { requestBodies } from "./rest-units.ts";
import { openSchema, schemaForEditors } from "./schema-file.ts";
import { importLines, validatorCode } from "./validators/module.ts";
import type { Unit } from "./validators/unit.ts";

const SCHEMA = "config/config.schema.json";

export function generateServerConfig({ openapi, server }: Source): Outputs {
  const schema = server.whole.ServerConfig ?? {};
  const { imports, code } = validatorCode(configUnit(schema), "../src/library/runtime", () => "");
  const { suppliers, paymentVendor } = schema.properties ?? {};
  const products = requestBodies(openapi).find(
    ({ operationId }) => operationId === "createProducts",
  )?.example;
  const defaults = {
    file: defaultsOf(schema),
    supplier: defaultsOf(suppliers?.items),
    paymentVendor: defaultsOf(paymentVendor),
  };
  return new Map([
    [
      "generated/server-config.ts",
      [
        header(`${SCHEMA} and openapi/`),
        'import type { components } from "./rest-types.ts";',
        importLines(imports),
        `${code}\n`,
        "/** What holds where the file does not say: for the file as a whole, for each supplier, and for a payment vendor. */",
        `export const CONFIG_DEFAULTS = ${JSON.stringify(defaults, null, 2)} as const;\n`,
        "/** The products in the example of the operation that creates them. Example accounts name them. */",
        `export const EXAMPLE_PRODUCTS: readonly components["schemas"]["Product"][] = ${JSON.stringify(products, null, 2)};\n`,
      ].join("\n"),
    ],
    ["generated/config.schema.json", json(schemaForEditors(schema))],
  ]);
}

const configUnit = (schema: JsonSchema): Unit => ({
  name: "ServerConfig",
  schema: openSchema(schema),
  refer: (reference) => {
    throw new Error(`${SCHEMA} refers to ${reference}, which its validator does not know.`);
  },
});

function defaultsOf(schema: JsonSchema | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema?.properties ?? {}).flatMap(([name, property]) =>
      "default" in property ? [[name, property.default]] : [],
    ),
  );
}
