// Finds periods that end early or overlap, though the server takes them.
import { findReversed, type PeriodFields } from "../../../library/rest/period-faults.ts";
import { placedAt, textAt } from "../../../library/rest/values-at.ts";
import { isDate } from "../../../library/runtime/formats.ts";
import type { PayloadPlace } from "../read-options.ts";
import { accountOf, type CrossRule, lineOf, Remembered } from "./cross-rule.ts";

interface ThingPeriods extends PeriodFields {
  readonly of: string;
}

interface Period {
  readonly attr: string;
  readonly from: string;
  readonly to: string;
  readonly of: string;
}

/** A period without an end ends after all others. */
const NEVER = "9999-12-31";

/** Finds the periods with valid dates. The contract reports a text that is no date. */
function periodsIn(payload: unknown, { keys, from, to, of: field }: ThingPeriods): Period[] {
  return placedAt(payload, keys).flatMap(({ attr, value }) => {
    const [first = "", last = NEVER] = [textAt(value, from), textAt(value, to)];
    const of = textAt(value, field);
    return of !== undefined && isDate(first) && isDate(last)
      ? [{ attr, from: first, to: last, of }]
      : [];
  });
}

export const endsEarly =
  (fields: PeriodFields): CrossRule =>
  (payload, _place, _isTaken, tell) =>
    findReversed(payload, fields, !tell).map((issue) => ({ ...issue, severity: "warning" }));

/** True if two periods share more than the day on which one ends and the other begins. */
const overlap = (from: string, to: string, otherFrom: string, otherTo: string): boolean =>
  (from < otherTo && otherFrom < to) || (from === otherFrom && to === otherTo);

/** The largest number of earlier periods with which a period is compared. */
const MOST_COMPARED = 1000;

/**
 * Reports periods of one thing that overlap an earlier one: of the payload, or with `isAcross` of the
 * account, on any line. Periods that share only a day do not overlap.
 */
export function overlaps(fields: ThingPeriods, isAcross = false): CrossRule {
  /** By account and thing, the periods so far, the newest first. */
  const across = new Remembered<Earlier>("Periods");
  return (payload, place) => {
    const account = isAcross ? accountOf(payload) : "";
    if (account === undefined) return [];
    const seen = isAcross ? across : new Map<string, Earlier>();
    return periodsIn(payload, fields).flatMap(({ attr, from, to, of }) => {
      if (to < from) return [];
      const key = `${account}\n${of}`;
      const before = seen.get(key);
      seen.set(key, { attr, from, to, place, before });
      let earlier = before;
      for (let count = 0; earlier && !overlap(from, to, earlier.from, earlier.to); count++)
        earlier = count < MOST_COMPARED ? earlier.before : undefined;
      if (!earlier) return [];
      const rival = isAcross ? "an earlier statement" : earlier.attr;
      const where = earlier.place === place ? rival : lineOf(earlier.place, place);
      const detail = `${attr}.${fields.from} begins a period that overlaps the one of ${where}`;
      return [{ attr: `${attr}.${fields.from}`, code: "overlap", detail, severity: "warning" }];
    });
  };
}

type Earlier = Omit<Period, "of"> & {
  readonly place: PayloadPlace;
  readonly before: Earlier | undefined;
};
