// Changes that are known and accepted: entries of a file, each of which silences one change.
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import type { Change } from "../../reading/diff/change.ts";
import { CHANGE_CODES } from "../../reading/diff/change-codes.ts";
import { factOf, sharedIn } from "../../reading/diff/told-once.ts";
import { type Fields, faultOf, overSince, readEntries, withEntries } from "../accepted/entries.ts";

interface Entry {
  readonly code: string;
  /** `account.created-v1 nickname`, or of a shared shape `Address street`. */
  readonly place: string;
  /** What is said of the change, if there are several of its code. */
  readonly what?: string;
  /** The last day on which it holds. */
  readonly until?: string;
}

/** What no entry accepts, faults of entries, and lines of those whose subject is not compared. */
export function sortOut(
  changes: readonly Change[],
  text: string,
  { today, isCompared }: { readonly today: string; isCompared(subject: string): boolean },
) {
  const { entries, faults } = readEntries<Entry>(text, faultIn);
  const accepted = new Set<Change>();
  const passedOver: number[] = [];
  for (const entry of entries) {
    const own = changes.filter((change) => isNamed(change, entry));
    const facts = [...new Set(own.map(factOf))];
    const isOver = overSince(entry.until, today);
    if (isOver !== undefined) faults.push(`${entry.line}: ${isOver}`);
    else if (own.length === 0 && !isCompared(entry.place.split(" ", 1).join()))
      passedOver.push(entry.line);
    else if (own.length === 0)
      faults.push(`${entry.line}: there is no change ${entry.code} of ${entry.place} any more`);
    else if (facts.length > 1)
      faults.push(`${entry.line}: this names several changes; add what: ${facts.join(", or ")}`);
    else for (const change of own) accepted.add(change);
  }
  return { left: changes.filter((change) => !accepted.has(change)), faults, passedOver };
}

const placeOf = ({ subject, path }: Pick<Change, "subject" | "path">): string =>
  `${subject} ${path}`.trim();

function isNamed(change: Change, { code, place, what }: Entry): boolean {
  const shared = sharedIn(change);
  return (
    change.code === code &&
    (placeOf(change) === place || (shared !== undefined && placeOf(shared) === place)) &&
    (what === undefined || [factOf(change), change.what].includes(what))
  );
}

const FIELDS = { needed: ["code", "place", "reason"], others: ["what"], counts: [] };

function faultIn(entry: Fields): string | undefined {
  const codes = Object.keys(CHANGE_CODES);
  const code = String(entry.code);
  const isKnown = codes.includes(code);
  const unknown = isKnown
    ? undefined
    : `there is no code ${code}${didYouMean(nearest(code, codes))}`;
  return faultOf(entry, FIELDS) ?? unknown;
}

const HEAD = "# Changes of the contract that are known and accepted.\n";

/** The text of the file with an entry more for each change. */
export function withChanges(text: string, changes: readonly Change[], today: string): string {
  const entries = changes.map((change) => ({
    code: change.code,
    place: placeOf(change),
    what: factOf(change),
    reason: `accepted on ${today}`,
  }));
  return withEntries(text, entries, HEAD);
}
