// Finds periods that end early or overlap, though the server takes them.
import { findReversed, type PeriodFields } from "../../../library/rest/period-faults.ts";
import { placedAt, textAt } from "../../../library/rest/values-at.ts";
import { isDate } from "../../../library/runtime/formats.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
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

/** Reports periods of one thing that overlap. Periods that share only a day do not overlap. */
export function overlaps(fields: ThingPeriods): CrossRule {
  return (payload) => {
    const last = new Map<string, Period>();
    return periodsIn(payload, fields)
      .sort((first, second) => (first.from < second.from ? -1 : 1))
      .flatMap((period) => {
        const { attr, from, to, of } = period;
        const before = last.get(of);
        if (!before || before.to < to) last.set(of, period);
        if (!before || !overlap(from, to, before.from, before.to)) return [];
        return [overlapping(`${attr}.${fields.from}`, before.attr)];
      });
  };
}

/** True if two periods share more than the day on which one ends and the other begins. */
const overlap = (from: string, to: string, otherFrom: string, otherTo: string): boolean =>
  (from < otherTo && otherFrom < to) || (from === otherFrom && to === otherTo);

const overlapping = (attr: string, rival: string): JudgedIssue => ({
  attr,
  code: "overlap",
  detail: `${attr} begins a period that overlaps the one of ${rival}`,
  severity: "warning",
});

/** The largest number of earlier periods with which a period is compared. */
const MOST_COMPARED = 1000;

/** Reports overlapping periods of one account and one thing, on one line or on several lines. */
export function overlapsAcross(fields: ThingPeriods): CrossRule {
  /** By account and thing, the periods so far, the newest first. */
  const seen = new Remembered<Earlier>("Periods");
  return (payload, place) => {
    const account = accountOf(payload);
    if (account === undefined) return [];
    return periodsIn(payload, fields).flatMap(({ attr, from, to, of }) => {
      if (to < from) return [];
      const key = `${account}\n${of}`;
      const before = seen.get(key);
      seen.set(key, { from, to, place, before });
      let earlier = before;
      for (let count = 0; earlier && !overlap(from, to, earlier.from, earlier.to); count++)
        earlier = count < MOST_COMPARED ? earlier.before : undefined;
      if (!earlier) return [];
      const where = earlier.place === place ? "an earlier statement" : lineOf(earlier.place, place);
      return [overlapping(`${attr}.${fields.from}`, where)];
    });
  };
}

interface Earlier {
  readonly from: string;
  readonly to: string;
  readonly place: PayloadPlace;
  readonly before: Earlier | undefined;
}
