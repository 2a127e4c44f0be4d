import {
  type DescribedEvent,
  kindOf,
  type VersionChanges,
} from "../../reading/model/description.ts";
import type { Assumption } from "../../reading/model/evidence.ts";
import { table } from "../terminal/table.ts";
import {
  evidenceNotes,
  exampleSection,
  facts,
  fieldTable,
  type Page,
  paragraph,
  section,
} from "./page.ts";

export function eventPage(event: DescribedEvent, page: Page): string[] {
  return [
    `${page.paint.bold(event.name)}  ${page.paint.dim(event.title)}`,
    "",
    ...paragraph(event.description, page),
    ...facts(
      [
        ["Section", `${event.section} (${event.domain})`],
        ["Versions", event.versions.join(", ")],
        event.source === undefined ? ["Import", event.import] : ["Source", event.source],
      ],
      page,
    ),
    ...event.changes.flatMap((changes) =>
      section(`${changes.to} against ${changes.from}`, changeLines(changes, page), page),
    ),
    ...section("Fields", fieldTable(event.fields, page), page),
    ...section("Evidence", evidenceLines(event, page), page),
    ...exampleSection(event.examples, "Example", page),
  ];
}

function changeLines(
  { added, removed, changed }: VersionChanges,
  { width, paint }: Page,
): string[] {
  const rows = [
    ...added.map((field) => ({
      cells: ["+", field.path],
      styles: [paint.green, paint.green],
      text: kindOf(field),
    })),
    ...removed.map((field) => ({
      cells: ["-", field.path],
      styles: [paint.red, paint.red],
      text: kindOf(field),
    })),
    ...changed.map(({ path, before, after }) => ({
      cells: ["~", path],
      styles: [paint.yellow, paint.yellow],
      text: `${after} (before: ${before})`,
    })),
  ];
  if (rows.length === 0) return ["  The fields are the same."];
  return table(
    rows.map(({ cells, styles, text }) => ({ cells, styles, notes: [{ text }] })),
    width,
  );
}

/**
 * Event schemas carry no evidence, so one sentence says it all, apart from what is about this
 * event.
 */
function evidenceLines({ name, evidence, source }: DescribedEvent, page: Page): string[] {
  if (source !== undefined) return [];
  const isOwn = ({ assumed }: Assumption) => assumed.includes(name);
  const ids = evidence.filter((assumption) => !isOwn(assumption)).map(({ id }) => id);
  const general = `Names, types and which fields are required are documented; triggers, values and units are not${ids.length > 0 ? ` (${ids.join(", ")})` : ""}.`;
  return table(
    [{ cells: [], notes: [{ text: general }, ...evidenceNotes(evidence.filter(isOwn), page)] }],
    page.width,
  );
}
