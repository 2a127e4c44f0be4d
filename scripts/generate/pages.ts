// The pages that are generated: every assumption, and every event by section.
import { isAssumption } from "../../src/model/evidence.ts";
import type { JsonSchema } from "../../src/model/schema.ts";
import { nameOfReference } from "../../src/model/schema.ts";
import type { EventSource, EventsSource } from "../source/read-events.ts";
import type { PlacedEvidence, Source } from "../source/read-source.ts";
import { markdownHeader, type Outputs } from "./outputs.ts";

export function generatePages(source: Source): Outputs {
  const { domains } = source.events;
  return new Map([
    ["docs/assumptions.md", assumptionsPage(source.evidence)],
    ...domains.map(({ name }): [string, string] => [
      `docs/events/${name}.md`,
      domainPage(source.events, name),
    ]),
    ["docs/events/shapes.md", shapesPage(source.events)],
  ]);
}

function assumptionsPage(evidence: readonly PlacedEvidence[]): string {
  const lines = [
    "# Assumptions",
    "",
    "The specification of the platform leaves gaps. Where the contract had to choose, the choice is written next to the rule it explains (`x-evidence` in",
    "`openapi/`, and `events/evidence.json` for events as a whole) and listed here. What stands in the contract without evidence is documented; values",
    "marked as seen are never a closed list.",
    "",
  ];
  const byFile = Map.groupBy(evidence, ({ file }) => file);
  for (const [file, placed] of byFile) {
    const assumptions = placed.filter((entry) => isAssumption(entry.evidence));
    if (assumptions.length === 0) continue;
    lines.push(`## ${file}`, "");
    for (const { evidence: entry, pointer } of assumptions) {
      if (!isAssumption(entry)) continue;
      lines.push(`### ${entry.id}`, "", entry.assumed, "");
      lines.push(
        `- **Why:** ${entry.because}`,
        `- **What would change it:** ${sentence(entry.revisit)}`,
      );
      if (pointer !== "") lines.push(`- **Where:** \`${pointer}\``);
      lines.push("");
    }
  }
  lines.push("## Values seen", "", "| where | values |", "|---|---|");
  for (const { file, pointer, evidence: entry } of evidence) {
    if (!isAssumption(entry))
      lines.push(
        `| ${file} \`${pointer.replace("/components/schemas/", "").replaceAll("/properties/", ".")}\` | ${entry.seen.join(", ")} |`,
      );
  }
  return `${markdownHeader("openapi/ and events/evidence.json")}${lines.join("\n")}\n`;
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`;

function domainPage({ domains, events }: EventsSource, name: string): string {
  const domain = domains.find((candidate) => candidate.name === name);
  const own = events.filter((event) => event.domain === name);
  const lines = [`# ${domain?.title}`, "", `${domain?.description} ${own.length} events.`, ""];
  for (const event of own) lines.push(...eventSection(event));
  return `${markdownHeader(`events/${name}/`)}${lines.join("\n")}`;
}

function eventSection({ name, title, constant, path, schema, examples }: EventSource): string[] {
  const example = examples.find(({ variant }) => variant === "");
  return [
    `## ${name}`,
    "",
    schema.description ?? "",
    "",
    `\`import { ${constant}, type ${title} } from "energy-contracts/events/${name}";\` · [schema](../../${path})`,
    "",
    ...(schema.allOf
      ? schema.allOf.map(
          ({ $ref }) => `The payload is ${typeOf({ ...($ref === undefined ? {} : { $ref }) })}.`,
        )
      : fieldTable(schema)),
    "",
    "```json",
    JSON.stringify(example?.payload, null, 2),
    "```",
    "",
  ];
}

function shapesPage({ shapes }: EventsSource): string {
  const lines = ["# Shared shapes", "", "Objects that several events have in common.", ""];
  for (const { title, path, schema } of shapes) {
    lines.push(
      `## ${title}`,
      "",
      schema.description ?? "",
      "",
      `[schema](../../${path})`,
      "",
      ...fieldTable(schema),
      "",
    );
  }
  return `${markdownHeader("events/_shared/")}${lines.join("\n")}`;
}

function fieldTable(schema: JsonSchema): string[] {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `| \`${name}\` | ${typeOf(property)} | ${schema.required?.includes(name) ? "" : "optional"} | ${(property.description ?? "").replaceAll("|", "\\|")} |`,
  );
  return ["| field | type | | |", "|---|---|---|---|", ...rows];
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const shape = nameOfReference(schema.$ref);
    return `[${shape}](shapes.md#${shape.toLowerCase()})`;
  }
  if (schema.type === "array") return `array of ${typeOf(schema.items ?? {})}`;
  return schema.additionalProperties === true && !schema.properties
    ? "free object"
    : String(schema.type);
}
