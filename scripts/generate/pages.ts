// The pages that are generated: every assumption, and every event by section.
import type { EventDescription, Field } from "../../src/reading/model/description.ts";
import { isAssumption } from "../../src/reading/model/evidence.ts";
import { resolveInside, selfContained } from "../../src/reading/model/self-contained.ts";
import { fieldsOf } from "../describe/fields.ts";
import type { EventsSource } from "../source/read-events.ts";
import type { PlacedEvidence, Source } from "../source/read-source.ts";
import { shapeFinder } from "./documents.ts";
import { markdownHeader, type Outputs } from "./outputs.ts";

export function generatePages(source: Source, described: readonly EventDescription[]): Outputs {
  const { domains } = source.events;
  return new Map([
    ["docs/assumptions.md", assumptionsPage(source.evidence)],
    ...domains.map(({ name }): [string, string] => [
      `docs/events/${name}.md`,
      domainPage(source.events, name, described),
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

export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`;

function domainPage(
  { domains, events }: EventsSource,
  name: string,
  described: readonly EventDescription[],
): string {
  const domain = domains.find((candidate) => candidate.name === name);
  const own = described.filter((event) => event.domain === name);
  const paths = new Map(events.map((event) => [event.name, event.path]));
  const lines = [`# ${domain?.title}`, "", `${domain?.description} ${own.length} events.`, ""];
  for (const event of own) lines.push(...eventSection(event, paths.get(event.name) ?? ""));
  return `${markdownHeader(`events/${name}/`)}${lines.join("\n")}`;
}

function eventSection(event: EventDescription, path: string): string[] {
  return [
    `## ${event.name}`,
    "",
    event.description,
    "",
    `\`${event.import}\` · [schema](../../${path})`,
    "",
    ...fieldTable(event.fields),
    "",
    "```json",
    JSON.stringify(event.examples[0]?.value, null, 2),
    "```",
    "",
  ];
}

function shapesPage({ shapes, ...events }: EventsSource): string {
  const shapeOf = shapeFinder({ shapes, ...events });
  const lines = ["# Shared shapes", "", "Objects that several events have in common.", ""];
  for (const { title, path, schema } of shapes) {
    const whole = selfContained(schema, shapeOf);
    lines.push(
      `## ${title}`,
      "",
      schema.description ?? "",
      "",
      `[schema](../../${path})`,
      "",
      ...fieldTable(fieldsOf(whole, resolveInside(whole))),
      "",
    );
  }
  return `${markdownHeader("events/_shared/")}${lines.join("\n")}`;
}

/** The fields of a payload, without those that the page of a shape shows. */
export function fieldTable(fields: readonly Field[]): string[] {
  const shaped = fields.filter(({ shape }) => shape !== undefined).map(({ path }) => path);
  const isShown = ({ path }: Field) => !shaped.some((outer) => isInside(path, outer));
  const rows = fields.filter(isShown).map((field) => {
    const description = (field.description ?? "").replaceAll("|", "\\|");
    const required = field.required ? "" : "optional";
    return `| \`${field.path}\` | ${typeOf(field, fields)} | ${required} | ${description} |`;
  });
  return ["| field | type | | |", "|---|---|---|---|", ...rows];
}

const isInside = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** `array of [Product](shapes.md#product)`, `free object`, `string`. */
function typeOf(
  { type, shape, path }: Pick<Field, "type" | "shape" | "path">,
  fields: readonly Field[],
): string {
  if (type.endsWith("[]"))
    return `array of ${typeOf({ type: type.slice(0, -2), shape, path }, fields)}`;
  if (shape !== undefined) return `[${shape}](shapes.md#${shape.toLowerCase()})`;
  const isFree = type === "object" && !fields.some((field) => isInside(field.path, path));
  return isFree ? "free object" : type;
}
