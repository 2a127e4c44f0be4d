// Writes two pages: the list of all assumptions, and the index of all events.
import { isAssumption } from "../../src/reading/model/evidence.ts";
import { capital } from "../naming.ts";
import type { EventsSource } from "../source/read-events.ts";
import type { PlacedEvidence, Source } from "../source/read-source.ts";
import { fieldPath } from "../source/schemas.ts";
import { breakingOff, SIDE_BY_SIDE } from "./documents.ts";
import { markdownHeader, type Outputs } from "./outputs.ts";

export const generatePages = ({ evidence, events }: Source): Outputs =>
  new Map([
    ["docs/assumptions.md", assumptionsPage(evidence)],
    ["docs/events.md", eventIndex(events)],
    ["generated/README.md", GENERATED],
  ]);

const GENERATED = `${markdownHeader("openapi/, events/ and config/")}# Generated

\`npm run generate\` writes everything in this folder, and \`npm run check\` compares it with its sources.
Types are in \`types/\` and \`rest-types.ts\` (by json-schema-to-typescript and openapi-typescript),
contracts in \`events/\` and \`rest/\`, ajv's validators in \`ajv/\`, and the published documents in
\`openapi.json\`, \`asyncapi.json\`, \`catalogue.json\` and \`schemas/\`.
`;

function assumptionsPage(evidence: readonly PlacedEvidence[]): string {
  const lines = [
    "# Assumptions",
    "",
    "The specification of the platform leaves gaps, and has stand-ins for some names. Where the contract had to choose, the choice is written next to the",
    "rule it explains (`x-evidence` in `openapi/`, and `events/evidence.json` for events as a whole) and listed here. What stands in the contract without",
    "evidence is documented; values marked as seen are never a closed list.",
    "",
  ];
  const assumed = evidence.flatMap(({ evidence: entry, ...place }) =>
    isAssumption(entry) ? [{ entry, ...place }] : [],
  );
  for (const [file, placed] of Map.groupBy(assumed, (place) => place.file)) {
    lines.push(`## ${file}`, "");
    for (const { entry, pointer } of placed)
      lines.push(
        ...[`### ${entry.id}`, "", entry.assumed, "", `- **Why:** ${entry.because}`],
        `- **What would change it:** ${sentence(entry.revisit)}`,
        ...(entry.answeredBy
          ? ["- **Answered by `observe`**, from [your traffic](observe.md)."]
          : []),
        ...(pointer === "" ? [""] : [`- **Where:** \`${pointer}\``, ""]),
      );
  }
  lines.push("## Values seen", "", "| where | values |", "|---|---|");
  for (const { file, pointer, evidence: entry } of evidence) {
    if (!isAssumption(entry))
      lines.push(
        `| ${file} \`${fieldPath(pointer).replace("/components/schemas/", "")}\` | ${entry.seen.join(", ")} |`,
      );
  }
  return `${markdownHeader("openapi/ and events/evidence.json")}${lines.join("\n")}\n`;
}

export const sentence = (text: string): string => capital(text) + (text.endsWith(".") ? "" : ".");

function eventIndex({ domains, events }: EventsSource): string {
  const sections = domains.flatMap(({ name, title, description }) => {
    const group = events.filter(({ domain }) => domain === name);
    const rows = group.map(
      (event) =>
        `| [${event.name}](../generated/schemas/${event.name}.json) | ${event.schema.description} |`,
    );
    return [`## ${title}`, "", `${description} ${group.length} events.`, "", ...TABLE, ...rows, ""];
  });
  const introduction = [breakingOff(events), "", SIDE_BY_SIDE, "", ...INTRODUCTION, ""];
  return [`${markdownHeader("events/")}# Events`, "", ...introduction, ...sections].join("\n");
}

const INTRODUCTION = [
  "Each name leads to the schema. `npx energy-contracts show <event>` prints fields, versions and",
  "examples of an event, and the page of `npx energy-contracts serve` shows them.",
];

const TABLE = ["| event | what it reports |", "|---|---|"];
