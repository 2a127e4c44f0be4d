// Writes the magic values of the server, as code and as a page.
import type { ServerSource } from "../source/read-server.ts";
import { markdownHeader, markdownTable, moduleFile, type Outputs } from "./outputs.ts";

const SOURCE = "config/scenarios.yaml";

export function generateScenarios({ scenarios: page }: ServerSource): Outputs {
  const rows = page.scenarios.map(({ field, value, operations, answer }) => [
    code(field),
    code(value),
    operations.map(code).join(", "),
    answer,
  ]);
  const table = markdownTable(["field", "value", "operations", "answer"], rows);
  const texts = [`# ${page.title}\n`, page.introduction, `${table}\n`, page.notes];
  return new Map([
    moduleFile("generated/scenarios.ts", SOURCE, [
      'import type { Scenario } from "./server-types.ts";\n',
      "/** All magic values. */",
      `export const SCENARIOS = ${JSON.stringify(page.scenarios, null, 2)} as const satisfies readonly Scenario[];\n`,
    ]),
    ["docs/scenarios.md", `${markdownHeader(SOURCE)}${texts.join("\n")}`],
  ]);
}

const code = (text: string): string => `\`${text}\``;
