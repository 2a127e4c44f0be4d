import { type DescribedEvent, kindOf } from "../../reading/model/description.ts";
import type { Assumption } from "../../reading/model/evidence.ts";
import type { Page } from "./page.ts";

export const eventPage = (event: DescribedEvent, page: Page): string[] => [
  `${page.paint.bold(event.name)}  ${page.paint.dim(event.title)}`,
  "",
  ...page.paragraph(event.description),
  ...page.facts([
    ["Section", `${event.section} (${event.domain})`],
    ["Versions", event.versions.join(", ")],
    event.source === undefined ? ["Import", event.import] : ["Source", event.source],
  ]),
  ...event.changes.flatMap((changes) =>
    page.section(`${changes.to} against ${changes.from}`, changeLines(changes, page)),
  ),
  ...page.section("Fields", page.fields(event.fields)),
  ...page.section("Evidence", evidenceLines(event, page)),
  ...page.example(event.examples, "Example"),
];

function changeLines(changes: DescribedEvent["changes"][number], page: Page): string[] {
  const { added, removed, changed } = changes;
  const { green, red, yellow } = page.paint;
  const row = (mark: string, path: string, text: string, style: typeof red) => ({
    cells: [mark, path],
    styles: [style, style],
    notes: [{ text }],
  });
  const rows = [
    ...added.map((field) => row("+", field.path, kindOf(field), green)),
    ...removed.map((field) => row("-", field.path, kindOf(field), red)),
    ...changed.map(({ path, before, after }) =>
      row("~", path, `${after} (before: ${before})`, yellow),
    ),
  ];
  return rows.length === 0 ? ["  The fields are the same."] : page.table(rows);
}

/** Prints one sentence about what all events assume, and then the assumptions of this event. */
function evidenceLines({ name, evidence, source }: DescribedEvent, page: Page): string[] {
  if (source !== undefined) return [];
  const isOwn = ({ assumed }: Assumption) => assumed.includes(name);
  const own = evidence.filter(isOwn);
  const ids = evidence.filter((assumption) => !isOwn(assumption)).map(({ id }) => id);
  const except = own.length > 0 ? ", but for what follows" : "";
  const text = `Names, types and which fields are required are documented${except}; triggers, values and units are not${ids.length > 0 ? ` (${ids.join(", ")})` : ""}.`;
  return page.notes([{ text }, ...page.evidence(own)]);
}
