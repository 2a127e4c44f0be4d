// A comparison as text for people, and as JSON.

import { printable } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import type { Kind } from "../../reading/diff/change-codes.ts";
import { grouped, listedParties } from "../../reading/diff/words.ts";
import type { Summary } from "../../reading/judge/tally.ts";
import { summaryLines } from "../findings/summary.ts";
import { type Paint, paint } from "../terminal/colours.ts";
import { wrap } from "../terminal/text.ts";
import { sentenceOf, summarise } from "./summary.ts";

export interface Comparison {
  readonly against: string;
  readonly changes: readonly Change[];
  /** How many more there are that were accepted. */
  readonly accepted: number;
  /** What to say if there are no changes. */
  readonly nothing: string;
  /** If only counts are wanted. */
  readonly counts: Summary | undefined;
}

const MARKS: Readonly<Record<Kind, readonly [mark: string, colour: keyof Paint]>> = {
  added: ["+", "green"],
  removed: ["-", "red"],
  changed: ["~", "yellow"],
};

/** Changes by subject. Subjects that changed in the same way are one block. */
export function renderPretty(
  { changes, nothing, counts }: Comparison,
  { colours, columns }: { colours: boolean; columns: number },
): string {
  const painted = paint(colours);
  if (counts) return `${[...summaryLines(counts), sentenceOf(changes, nothing)].join("\n")}\n`;
  const bySubject = grouped(changes, ({ subject }) => subject);
  const byLines = grouped([...bySubject], ([, own]) =>
    own.map((change) => lineOf(change, painted)).join(""),
  );
  const blocks = [...byLines].map(([lines, subjects]) => {
    const names = wrap(subjects.map(([subject]) => printable(subject)).join(", "), columns);
    return `${names.map((line) => painted.bold(line)).join("\n")}\n${lines}\n`;
  });
  return `${blocks.join("")}${sentenceOf(changes, nothing)}\n`;
}

function lineOf({ kind, what, breaks }: Change, painted: Paint): string {
  const [mark, colour] = MARKS[kind];
  const whom = breaks.length > 0 ? `  ${painted.red(`breaks ${listedParties(breaks)}`)}` : "";
  return `  ${painted[colour](mark)} ${printable(what)}${whom}\n`;
}

/** One JSON object, with a change on each line. */
export function renderJson(
  { against, changes, accepted, counts }: Comparison,
  version: string,
): string {
  const list = (counts ? [] : changes).map(({ subject, path, kind, code, what, breaks, places }) =>
    JSON.stringify({ subject, path, kind, code, what, breaks, places }),
  );
  const lines = list.length > 0 ? `\n  ${list.join(",\n  ")}\n` : "";
  const fields = [
    `"against": ${JSON.stringify(against)}`,
    `"changes": [${lines}]`,
    ...(counts ? [`"summary": ${JSON.stringify(counts.rows)}`] : []),
    `"totals": ${JSON.stringify({ ...summarise(changes), accepted })}`,
    `"version": ${JSON.stringify(version)}`,
  ];
  return `{ ${fields.join(", ")} }\n`;
}
