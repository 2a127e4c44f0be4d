// Writes the schemas that `addContracts` adds to an ajv. Each shared part is written once.
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { rulesOnly } from "../describe/schema-without.ts";
import type { Source } from "../source/read-source.ts";
import { mapSchema } from "../source/schemas.ts";
import { wholeEvents } from "./documents.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { type NamedSchema, restSchemas } from "./rest-documents.ts";

export function generateAjvSchemas({ events, openapi }: Source): Outputs {
  const { bodies, answers } = restSchemas(openapi, asked);
  const groups = [
    groupOf("shapes", wholeEvents(events, asked)),
    groupOf("components", [...bodies, ...answers]),
  ];
  return new Map([
    moduleFile("generated/ajv-schemas.ts", "events/ and openapi/", [
      ...groups.map(({ shared }) => shared),
      "/** The schema of every event, request body and answer, by its name. */",
      "export const AJV_SCHEMAS: Readonly<Record<string, object>> = {",
      ...groups.flatMap(({ entries }) => entries),
      "};\n",
    ]),
  ]);
}

/** Returns the rules of a schema, with the names that `addContracts` gives to formats. */
const asked = (schema: JsonSchema): JsonSchema =>
  mapSchema(rulesOnly(schema), ({ format, ...part }) =>
    format === undefined ? part : { ...part, format: `energy-contracts/${format}` },
  );

/** Returns the code of some schemas, and of a constant that holds their shared parts. */
function groupOf(constant: string, schemas: readonly NamedSchema[]) {
  const parts = new Map<string, string>();
  const entries = schemas.map(({ name, schema, component }) => {
    const { $defs = {}, ...root } = schema;
    for (const [part, definition] of Object.entries($defs))
      parts.set(part, JSON.stringify(definition));
    if (component) parts.set(component, JSON.stringify(root));
    const body = component ? `...${constant}.${component}` : JSON.stringify(root).slice(1, -1);
    const inside = Object.keys($defs).map((part) => `${part}: ${constant}.${part}`);
    const definitions = inside.length > 0 ? [`$defs: { ${inside.join(", ")} }`] : [];
    return `  ${JSON.stringify(name)}: { ${[body, ...definitions].join(", ")} },`;
  });
  const lines = [...parts].sort().map(([part, text]) => `  ${part}: ${text},\n`);
  return { shared: `const ${constant} = {\n${lines.join("")}};\n`, entries };
}
