// Reports a comparison to a format of findings: each compared file with the changes in it, each at
// its position in the new document, or of what is around it.
import { relative } from "node:path";
import { findOffset, positionOf } from "../../library/json/find-offsets.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { listedParties } from "../../reading/diff/words.ts";
import { type Summary, Tally } from "../../reading/judge/tally.ts";
import type { Finding, Format } from "../findings/finding.ts";
import type { ContractFiles } from "./contract-files.ts";

type Sides = Readonly<Record<"before" | "after", ContractDocuments>>;

/** Where the new side lies: its generated/ folder, and the folder that paths are relative to. */
export interface NewSide {
  readonly folder: string;
  readonly cwd: string;
  readonly files: ContractFiles;
  readonly own?: ReadonlyMap<string, string> | undefined;
}

/** Reports all changes, file by file, or only their counts if these are given. */
export function report(
  format: Format,
  changes: readonly Change[],
  sides: Sides,
  side: NewSide,
  counts: Summary | undefined,
): void {
  const omitted = counts ? changes.length : 0;
  const totals = { ...new Tally().counts, findings: changes.length, files: 0, omitted };
  const changesOf = (file: string) => changes.filter((change) => fileOf(change) === file);
  const isChanged = new Set(changes.flatMap(subjectsOf));
  for (const [file, subjects] of compared(sides)) {
    const own = changesOf(file);
    const names = [...new Set([...subjects, ...own.flatMap(subjectsOf)])];
    const changed = names.filter((name) => isChanged.has(name)).length;
    format.begin?.(pathOf(file, side));
    for (const change of counts ? [] : own)
      format.finding(findingOf(change, side, names.indexOf(subjectsOf(change)[0] ?? "")));
    format.finish?.(pathOf(file, side), { payloads: names.length, valid: names.length - changed });
    totals.files++;
    totals.payloads += names.length;
    totals.valid += names.length - changed;
    totals.invalid += changed;
  }
  format.end(totals, counts);
}

const subjectsOf = ({ subject, places }: Change): readonly string[] =>
  places?.map((place) => place.subject) ?? [subject];

function compared({ before, after }: Sides): Map<string, readonly string[]> {
  const files = new Map<string, readonly string[]>();
  if (before.schemas && after.schemas) {
    const names = [...new Set([...before.schemas.keys(), ...after.schemas.keys()])].sort();
    for (const name of names) files.set(fileOf({ half: "events", subject: name }), [name]);
  }
  if (before.openapi && after.openapi)
    files.set(
      "openapi.json",
      readOperations(after.openapi).map(({ id }) => id),
    );
  return files;
}

/** The file of the new side that describes a subject, by its path inside generated/. */
const fileOf = ({ half, subject, places }: Pick<Change, "half" | "subject" | "places">): string =>
  half === "events" ? `schemas/${places?.[0]?.subject ?? subject}.json` : "openapi.json";

function findingOf(change: Change, side: NewSide, payload: number): Finding {
  const { subject, code, path, what, breaks, at } = change;
  const text = side.files.get(fileOf(change));
  return {
    file: pathOf(fileOf(change), side),
    ...(text === undefined ? { line: 1, column: 1 } : positionOf(text, findOffset(text, at))),
    severity: breaks.length > 0 ? "error" : "note",
    code,
    attr: path,
    detail: breaks.length > 0 ? `${what}, which breaks ${listedParties(breaks)}` : what,
    event: subject,
    payload,
  };
}

/** A file inside generated/ as a path to print, or the one that has an event of the user's own. */
const pathOf = (file: string, { folder, cwd, own }: NewSide): string =>
  own?.get(file.replace(/^schemas\/|\.json$/g, "")) ?? relative(cwd, `${folder}/${file}`);
