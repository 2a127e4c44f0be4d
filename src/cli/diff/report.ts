// Reports a comparison as findings, file by file. A change has its position in the new document, a
// removed part the position around it, a removed event its old position.
import type { Change } from "../../reading/diff/change.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { grouped, listedParties } from "../../reading/diff/words.ts";
import { type Summary, Tally } from "../../reading/judge/tally.ts";
import type { Finding, Format } from "../findings/finding.ts";
import type { Place, Sides } from "./contract-files.ts";

export function report(
  format: Format,
  changes: readonly Change[],
  sides: Sides,
  counts: Summary | undefined,
): void {
  const omitted = counts ? changes.length : 0;
  const totals = { ...new Tally().counts, findings: changes.length, files: 0, omitted };
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
    for (const { change, place } of counts ? [] : placed.filter(({ place }) => place.file === file))
      format.finding(findingOf(change, place, names.indexOf(subjectsOf(change)[0] ?? "")));
    format.finish?.(file, { payloads: names.length, valid: names.length - changed });
    totals.files++;
    totals.payloads += names.length;
    totals.valid += names.length - changed;
    totals.invalid += changed;
  }
  format.end(totals, counts);
}

const subjectsOf = ({ subject, places }: Change): readonly string[] =>
  places?.map((place) => place.subject) ?? [subject];

/** Lists the subjects that either side may have, and the file of each. */
function subjectsIn(sides: Sides): { readonly file: string; readonly subject: string }[] {
  const [before, after] = sides.map(({ contract }) => contract);
  const events =
    before?.schemas && after?.schemas ? [...before.schemas.keys(), ...after.schemas.keys()] : [];
  const operations = before?.openapi && after?.openapi ? readOperations(after.openapi) : [];
  return [
    ...[...new Set(events)].sort().map((subject) => ({ half: "events" as const, subject })),
    ...operations.map(({ id }) => ({ half: "openapi" as const, subject: id })),
  ].map((entry) => ({ file: placeOf({ ...entry, keys: [] }, sides).file, subject: entry.subject }));
}

function placeOf(
  { half, subject, places, keys }: Pick<Change, "half" | "subject" | "places" | "keys">,
  [before, after]: Sides,
): Place {
  if (half === "openapi") return after.place("openapi.json", keys);
  const name = places?.[0]?.subject ?? subject;
  return (after.contract.schemas?.has(name) ? after : before).place(`schemas/${name}.json`, keys);
}

function findingOf(change: Change, place: Place, payload: number): Finding {
  const { subject, code, path, what, breaks } = change;
  return {
    ...place,
    severity: breaks.length > 0 ? "error" : "note",
    code,
    attr: path,
    detail: breaks.length > 0 ? `${what}, which breaks ${listedParties(breaks)}` : what,
    event: subject,
    payload,
  };
}
