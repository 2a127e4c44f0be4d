// Reports a comparison to a format of findings: each compared file with the changes in it.
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { Tally } from "../../reading/judge/tally.ts";
import type { Format, Totals } from "../findings/finding.ts";
import { fileOf, findingOf, type NewSide, pathOf } from "./findings.ts";

interface Sides {
  readonly before: ContractDocuments;
  readonly after: ContractDocuments;
}

/** Reports all changes, file by file. */
export function report(
  format: Format,
  changes: readonly Change[],
  sides: Sides,
  side: NewSide,
): void {
  const counts = { ...new Tally().counts, findings: changes.length };
  const totals: Totals = { ...counts, files: 0, omitted: 0 };
  const changesOf = (file: string) => changes.filter((change) => fileOf(change) === file);
  for (const [file, subjects] of compared(sides)) {
    const own = changesOf(file);
    const names = [...new Set([...subjects, ...own.map(({ subject }) => subject)])];
    const changed = new Set(own.map(({ subject }) => subject)).size;
    format.begin?.(pathOf(file, side));
    for (const change of own)
      format.finding(findingOf(change, side, names.indexOf(change.subject)));
    format.finish?.(pathOf(file, side), { payloads: names.length, valid: names.length - changed });
    totals.files++;
    totals.payloads += names.length;
    totals.valid += names.length - changed;
    totals.invalid += changed;
  }
  format.end(totals);
}

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
