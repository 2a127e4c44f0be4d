// Writes a comparison. `pretty` and `json` print the comparison itself; other formats take
// findings.
import { printable } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import type { Kind } from "../../reading/diff/change-codes.ts";
import { grouped, listedParties } from "../../reading/diff/words.ts";
import type { Summary } from "../../reading/judge/tally.ts";
import type { Io } from "../command.ts";
import {
  formatFor,
  type OpenTarget,
  type OutputOptions,
  openTargets,
} from "../findings/outputs.ts";
import { summaryLines } from "../findings/summary.ts";
import { type Paint, paint, wrap } from "../terminal.ts";
import { sentenceOf, summarise } from "./summary.ts";

interface Comparison {
  readonly against: string;
  readonly changes: readonly Change[];
  /** The number of accepted changes, which are not in `changes`. */
  readonly accepted: number;
  readonly nothing: string;
  readonly counts: Summary | undefined;
}

const isOwn = ({ name }: OpenTarget): boolean => name === "pretty" || name === "json";

export async function openDiffOutputs(
  specs: readonly string[],
  io: Io,
  { version, words }: OutputOptions,
) {
  const { targets, close } = openTargets(specs, io);
  const others = targets.filter((target) => !isOwn(target));
  return {
    /** The formats that take findings; undefined if the user asked for none of them. */
    format: others.length > 0 ? await formatFor(others, io, { version, words }) : undefined,
    /** Writes the formats that take a comparison, and closes all files. */
    async finish(comparison: Comparison): Promise<void> {
      for (const { name, write, colours } of targets.filter(isOwn)) {
        const screen = { colours, columns: io.columns };
        write(name === "json" ? renderJson(comparison, version) : renderPretty(comparison, screen));
      }
      close();
    },
  };
}

const MARKS: Readonly<Record<Kind, readonly [mark: string, colour: keyof Paint]>> = {
  added: ["+", "green"],
  removed: ["-", "red"],
  changed: ["~", "yellow"],
};

/** Prints changes by subject. Subjects with the same changes share one block. */
function renderPretty(
  { changes, nothing, counts }: Comparison,
  { colours, columns }: { colours: boolean; columns: number },
): string {
  const painted = paint(colours);
  if (counts) return `${[...summaryLines(counts), sentenceOf(changes, nothing)].join("\n")}\n`;
  const bySubject = grouped(changes, ({ subject }) => subject);
  const byLines = grouped([...bySubject], ([, group]) =>
    group.map((change) => lineOf(change, painted)).join(""),
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

function renderJson({ against, changes, accepted, counts }: Comparison, version: string): string {
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
