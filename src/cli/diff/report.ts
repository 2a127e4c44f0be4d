// Reports a comparison to a format of findings: each compared file with the changes in it.
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { type Summary, Tally } from "../../reading/judge/tally.ts";
import type { Format } from "../findings/finding.ts";
import { fileOf, findingOf, type NewSide, pathOf } from "./findings.ts";

interface Sides {
  readonly before: ContractDocuments;
  readonly after: ContractDocuments;
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

/** What a change is found in. */
const subjectsOf = ({ subject, places }: Change): readonly string[] =>
  places?.map((place) => place.subject) ?? [subject];

/** The compared files, each with the names of what it describes. */
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
