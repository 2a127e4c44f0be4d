// A comparison in figures and in a sentence.
import { amount, figure } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { PARTIES, type Party } from "../../reading/diff/parties.ts";
import { listed, listedParties, nameOfParty } from "../../reading/diff/words.ts";
import { type Summary, Tally } from "../../reading/judge/tally.ts";
import { eventSuffix, type Words } from "../findings/finding.ts";

/** Counts changes by code in each event, operation and shape. */
export function countsOf(changes: readonly Change[]): Summary {
  const tally = new Tally();
  for (const { subject, code } of changes) tally.count("invalid", [{ attr: subject, code }]);
  return tally.summary();
}

export function summarise(changes: readonly Change[]) {
  const breaking = changes.filter(({ breaks }) => breaks.length > 0).length;
  const breaks = PARTIES.map((party) => [
    party,
    changes.filter((change) => change.breaks.includes(party)).length,
  ]);
  const byParty: Readonly<Record<Party, number>> = Object.fromEntries(breaks);
  return { changes: changes.length, breaking, breaks: byParty };
}

/** `3 changes in 2 events, 1 of them breaking (1 for consumers).` */
export function sentenceOf(changes: readonly Change[], nothing: string): string {
  if (changes.length === 0) return nothing;
  const { breaking, breaks } = summarise(changes);
  const isShared = ({ places }: Change) => places !== undefined;
  const shared = new Set(changes.filter(isShared).map(({ subject }) => subject)).size;
  const subjects = (half: Change["half"]) => {
    const changesOfHalf = changes.filter((change) => change.half === half && !isShared(change));
    return new Set(changesOfHalf.map(({ subject }) => subject));
  };
  const operations = [...subjects("openapi")].filter((subject) => subject !== "openapi");
  const where = [
    ...(shared > 0 ? [amount(shared, "shared shape")] : []),
    ...(subjects("events").size > 0 ? [amount(subjects("events").size, "event")] : []),
    ...(operations.length > 0 ? [amount(operations.length, "operation")] : []),
    ...(subjects("openapi").size > operations.length ? ["the OpenAPI document"] : []),
  ];
  const whom = PARTIES.filter((party) => breaks[party] > 0).map(
    (party) => `${breaks[party]} for ${nameOfParty(party)}`,
  );
  const verdict =
    breaking === 0 ? "none of them breaking" : `${breaking} of them breaking (${whom.join(", ")})`;
  return `${amount(changes.length, "change")} in ${listed(where)}, ${verdict}.`;
}

/** The sentence for a comparison without changes, or with accepted changes alone. */
export function nothingOf(only: readonly Party[], accepted: number): string {
  const what = accepted === 0 ? "" : ` but ${amount(accepted, "accepted change")}`;
  if (only.length > 0) {
    const verb = accepted === 0 ? "has changed that breaks" : "breaks";
    return `Nothing${what} ${verb} ${listedParties(only)}.`;
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
  // With --breaks, the other subjects may have changed, too.
  rest: (count) => `${figure(count)} ${isPart ? "not broken" : "unchanged"}`,
});
