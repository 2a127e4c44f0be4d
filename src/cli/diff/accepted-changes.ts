// Changes that are known and accepted. Each entry of a file silences one change.
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { amount } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { CHANGE_CODES } from "../../reading/diff/change-codes.ts";
import { factOf, sharedIn } from "../../reading/diff/shared-changes.ts";
import { listed } from "../../reading/diff/words.ts";
import type { AcceptedFile } from "../accepted/accepted-file.ts";
import {
  readEntries,
  refuseEntries,
  today,
  withEntries,
  writeEntries,
} from "../accepted/entries.ts";
import type { Io } from "../command.ts";

interface Entry {
  readonly code: string;
  /** The place: `account.created-v1 nickname`, or in a shared schema `Address street`. */
  readonly place: string;
  /** The words about the change, if its place has several changes with the same code. */
  readonly what?: string;
}

/** Returns the changes that nobody accepted. A wrong entry is an error with its line. */
export function notAccepted(
  changes: readonly Change[],
  { name, text = "" }: AcceptedFile,
  io: Io,
  isCompared: (subject: string) => boolean,
): readonly Change[] {
  const { unaccepted, faults, passedOver } = sortOut(changes, text, { today: today(), isCompared });
  refuseEntries(name, faults);
  const lines = listed(passedOver.map((line) => `${name}:${line}`));
  if (lines !== "") io.err(`Not compared, so passed over: ${lines}.\n`);
  return unaccepted;
}

/** Finds unaccepted changes, faults of entries, and lines of entries that are not compared. */
export function sortOut(
  changes: readonly Change[],
  text: string,
  { today, isCompared }: { readonly today: string; isCompared(subject: string): boolean },
) {
  const accepted = new Set<Change>();
  const passedOver: number[] = [];
  const faults = readEntries<Entry>(text, FIELDS, today, (entry) => {
    const { code, place, line } = entry;
    if (!Object.hasOwn(CHANGE_CODES, code))
      return `there is no code ${code}${didYouMean(nearest(code, Object.keys(CHANGE_CODES)))}`;
    const matching = changes.filter((change) => isNamed(change, entry));
    const facts = [...new Set(matching.map(factOf))];
    if (facts.length > 1) return `this names several changes; add what: ${facts.join(", or ")}`;
    for (const change of matching) accepted.add(change);
    if (matching.length > 0) return undefined;
    const [subject = ""] = place.split(" ", 1);
    if (isCompared(subject)) return `there is no change ${code} of ${place} any more`;
    passedOver.push(line);
    return undefined;
  });
  return { unaccepted: changes.filter((change) => !accepted.has(change)), faults, passedOver };
}

const placeOf = ({ subject, path }: Pick<Change, "subject" | "path">): string =>
  `${subject} ${path}`.trim();

function isNamed(change: Change, { code, place, what }: Entry): boolean {
  const places = [change, sharedIn(change) ?? change].map(placeOf);
  const isSaid = what === undefined || [factOf(change), change.what].includes(what);
  return change.code === code && places.includes(place) && isSaid;
}

const FIELDS = { needed: ["code", "place", "reason"], others: ["what"], counts: [] };
const HEAD = "# Changes of the contract that are known and accepted.\n";

export function withChanges(text: string, changes: readonly Change[], today: string): string {
  const entries = changes.map((change) => ({
    code: change.code,
    place: placeOf(change),
    what: factOf(change),
    reason: `accepted on ${today}`,
  }));
  return withEntries(text, entries, HEAD);
}

export function writeAccepted(changes: readonly Change[], file: AcceptedFile, io: Io): void {
  writeEntries(file, withChanges(file.text ?? "", changes, today()));
  io.err(`${amount(changes.length, "change")} added to ${file.name}.\n`);
}
