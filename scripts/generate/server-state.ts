// The state that the server can start from: its validator, and the schema that editors read.
import { schemasOf } from "../../src/reading/model/openapi.ts";
import { selfContained } from "../../src/reading/model/self-contained.ts";
import type { Source } from "../source/read-source.ts";
import { header, json, type Outputs } from "./outputs.ts";
import { unitOf } from "./rest-units.ts";
import { openSchema, schemaForEditors } from "./schema-file.ts";
import { importLines, validatorCode } from "./validators/module.ts";

const SCHEMA = "config/state.schema.json";

export function generateServerState({ openapi, server }: Source): Outputs {
  const schema = server.whole.State ?? {};
  const unit = unitOf(openapi, "State", openSchema(schema));
  const { imports, code } = validatorCode(
    unit,
    "../src/library/runtime",
    (name) => `./rest-schemas/${name}.ts`,
  );
  const shapes = schemasOf(openapi);
  const shapeOf = (name: string) => shapes[name] && schemaForEditors(shapes[name]);
  const published = selfContained(schemaForEditors(schema), shapeOf);
  return new Map([
    [
      "generated/server-state.ts",
      [header(`${SCHEMA} and openapi/`), importLines(imports), `${code}\n`].join("\n"),
    ],
    ["generated/state.schema.json", json(published)],
  ]);
}
