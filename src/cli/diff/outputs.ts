// Writes a comparison: `pretty` and `json` print it, and other formats take findings.
import { amount, figure, printable } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import type { Kind } from "../../reading/diff/change-codes.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { PARTIES, type Party } from "../../reading/diff/parties.ts";
import { seenWords } from "../../reading/diff/seen.ts";
import { brokenBy, grouped, listed, nameOfParty } from "../../reading/diff/words.ts";
import { Tally } from "../../reading/judge/tally.ts";
import type { Io } from "../command.ts";
import {
  eventSuffix,
  type Finding,
  type Format,
  type FormatOptions,
  type MakeFormat,
  type Words,
} from "../findings/finding.ts";
import { type OutputOptions, openOutputs } from "../findings/outputs.ts";
import { type Paint, paint, wrap } from "../terminal.ts";
import type { Place, Sides } from "./sides.ts";

interface Comparison {
  readonly sides: Sides;
  readonly changes: readonly Change[];
  /** The number of accepted changes, which are not in `changes`. */
  readonly accepted: number;
  readonly nothing: string;
}

/** Opens the outputs. Returns a function that writes the comparison and closes all files. */
export async function openDiffOutputs(specs: readonly string[], io: Io, options: OutputOptions) {
  let written: Comparison | undefined;
  const whole =
    (render: (comparison: Comparison, options: FormatOptions) => string): MakeFormat =>
    (write, options) => ({
      finding() {},
      end: () => written && write(render(written, options)),
    });
  const { format, close } = await openOutputs(specs, io, options, {
    json: whole((comparison, { version }) => renderJson(comparison, version)),
    pretty: whole((comparison, { colours }) =>
      renderPretty(comparison, paint(colours), io.columns),
    ),
  });
  return (comparison: Comparison): void => {
    written = comparison;
    report(format, comparison);
    close();
  };
}

const MARKS: Readonly<Record<Kind, readonly [mark: string, colour: keyof Paint]>> = {
  added: ["+", "green"],
  removed: ["-", "red"],
  changed: ["~", "yellow"],
};

/** Prints changes by subject. Subjects with the same changes share one block. */
function renderPretty({ changes, nothing }: Comparison, painted: Paint, columns: number) {
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

function lineOf(change: Change, painted: Paint): string {
  const { kind, what, breaks } = change;
  const [mark, colour] = MARKS[kind];
  const whom = breaks.length > 0 ? `  ${painted.red(`breaks ${printable(brokenBy(change))}`)}` : "";
  const words = seenWords(change);
  const seen = words === "" ? "" : `  ${painted.dim(printable(words))}`;
  return `  ${painted[colour](mark)} ${printable(what)}${whom}${seen}\n`;
}

function renderJson({ sides, changes, accepted }: Comparison, version: string): string {
  const list = changes.map(
    ({ subject, path, kind, code, what, breaks, readers, places, seen: counts }) => {
      const seen = counts && { touched: counts.touched, of: counts.of };
      return JSON.stringify({ subject, path, kind, code, what, breaks, readers, seen, places });
    },
  );
  const lines = list.length > 0 ? `\n  ${list.join(",\n  ")}\n` : "";
  const fields = [
    `"against": ${JSON.stringify(sides[0].label)}`,
    `"changes": [${lines}]`,
    `"totals": ${JSON.stringify({ ...summarise(changes), accepted })}`,
    `"version": ${JSON.stringify(version)}`,
  ];
  return `{ ${fields.join(", ")} }\n`;
}

function summarise(changes: readonly Change[]) {
  const breaking = changes.filter(({ breaks }) => breaks.length > 0).length;
  const breaks = PARTIES.map((party) => [
    party,
    changes.filter((change) => change.breaks.includes(party)).length,
  ]);
  const byParty: Readonly<Record<Party, number>> = Object.fromEntries(breaks);
  return { changes: changes.length, breaking, breaks: byParty };
}

/** Returns `3 changes in 2 events, 1 of them breaking (1 for consumers).` */
function sentenceOf(changes: readonly Change[], nothing: string): string {
  if (changes.length === 0) return nothing;
  const { breaking, breaks } = summarise(changes);
  const count = (noun: string, isCounted: (change: Change) => boolean): string[] => {
    const { size } = new Set(changes.filter(isCounted).map(({ subject }) => subject));
    return size > 0 ? [amount(size, noun)] : [];
  };
  const isApi = ({ subject }: Change) => subject === "openapi";
  const where = [
    ...count("shared shape", ({ places }) => places !== undefined),
    ...count("event", ({ places, half }) => !places && half === "events"),
    ...count("operation", (change) => {
      return !change.places && change.half === "openapi" && !isApi(change);
    }),
    ...(changes.some(isApi) ? ["the OpenAPI document"] : []),
  ];
  const whom = PARTIES.filter((party) => breaks[party] > 0).map(
    (party) => `${breaks[party]} for ${nameOfParty(party)}`,
  );
  const verdict =
    breaking === 0 ? "none of them breaking" : `${breaking} of them breaking (${whom.join(", ")})`;
  return `${amount(changes.length, "change")} in ${listed(where)}, ${verdict}.`;
}

/** Returns the sentence for a comparison without changes, or with accepted changes alone. */
export function nothingOf(only: readonly string[], accepted: number): string {
  const what = accepted === 0 ? "" : ` but ${amount(accepted, "accepted change")}`;
  if (only.length > 0) {
    const verb = accepted === 0 ? "has changed that breaks" : "breaks";
    return `Nothing${what} ${verb} ${listed(only)}.`;
  }
  return accepted === 0 ? "Nothing has changed." : `Nothing${what}.`;
}

export const diffWords = (changes: readonly Change[], nothing: string, isPart: boolean): Words => ({
  summary: () =>
    changes.length === 0
      ? nothing
      : `${amount(changes.length, "change")}, ${summarise(changes).breaking || "none"} of them breaking.`,
  case: (finding) =>
    finding.attr === "" ? (finding.event ?? "") : `${finding.attr}${eventSuffix(finding)}`,
  unlisted: (count) => ({
    name: `${figure(count)} more changed`,
    reason: "What changed is shared, and told once, where it is first met.",
  }),
  // With --breaks, the rest may have other changes, so it is not called unchanged.
  rest: (count) => `${figure(count)} ${isPart ? "not broken" : "unchanged"}`,
});

/**
 * Reports a comparison as findings, file by file. A change is placed in the new document, a removed
 * part at the value around it, and a removed event in the old document.
 */
function report(format: Format, { changes, sides }: Comparison): void {
  const totals = { ...new Tally().counts, findings: changes.length, files: 0, omitted: 0 };
  const isChanged = new Set(changes.flatMap(subjectsOf));
  const placed = changes.map((change) => ({ change, place: placeOf(change, sides) }));
  const compared = [
    ...subjectsIn(sides),
    ...placed.flatMap(({ change, place: { file } }) =>
      subjectsOf(change).map((subject) => ({ file, subject })),
    ),
  ];
  for (const [file, entries] of grouped(compared, (entry) => entry.file)) {
    const names = [...new Set(entries.map(({ subject }) => subject))];
    const changed = names.filter((name) => isChanged.has(name)).length;
    format.begin?.(file);
    for (const { change, place } of placed.filter(({ place }) => place.file === file))
      format.finding(findingOf(change, place, names.indexOf(subjectsOf(change)[0] ?? "")));
    format.finish?.(file, { payloads: names.length, valid: names.length - changed });
    totals.files++;
    totals.payloads += names.length;
    totals.valid += names.length - changed;
    totals.invalid += changed;
  }
  format.end(totals);
}

const subjectsOf = ({ subject, places }: Change): readonly string[] =>
  places?.map((place) => place.subject) ?? [subject];

/** Lists the subjects that either side may have, and the file of each. */
function subjectsIn(sides: Sides) {
  const [{ contract: before }, { contract: after }] = sides;
  const events =
    before.schemas && after.schemas ? [...before.schemas.keys(), ...after.schemas.keys()] : [];
  const operations = before.openapi && after.openapi ? readOperations(after.openapi) : [];
  const entryOf = (half: Change["half"], subject: string) => {
    return { file: placeOf({ half, subject, keys: [] }, sides).file, subject };
  };
  return [
    ...[...new Set(events)].sort().map((name) => entryOf("events", name)),
    ...operations.map(({ id }) => entryOf("openapi", id)),
  ];
}

function placeOf(
  { half, subject, places, keys }: Pick<Change, "half" | "subject" | "places" | "keys">,
  [before, after]: Sides,
): Place {
  if (half === "openapi") return after.place(undefined, keys);
  const name = places?.[0]?.subject ?? subject;
  return (after.contract.schemas?.has(name) ? after : before).place(name, keys);
}

function findingOf(change: Change, place: Place, payload: number): Finding {
  const { subject, code, path, what, breaks } = change;
  const words = seenWords(change);
  return {
    ...place,
    severity: breaks.length > 0 ? "error" : "note",
    code,
    attr: path,
    detail: [breaks.length > 0 ? `${what}, which breaks ${brokenBy(change)}` : what, words]
      .filter(Boolean)
      .join("; "),
    event: subject,
    payload,
  };
}
