// Finds periods that end early or overlap, though the server takes them.
import { findReversed, type PeriodFields } from "../../../library/rest/period-faults.ts";
import { placedAt, textAt, valuesAt } from "../../../library/rest/values-at.ts";
import { isDate } from "../../../library/runtime/formats.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import {
  accountOf,
  type CrossRule,
  type LinesSeen,
  NumberList,
  NumberTable,
} from "./number-tables.ts";

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
    if (surelyApart(valuesAt(payload, fields.keys), fields)) return [];
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

/** The largest number of periods to compare each with each. More periods are sorted first. */
const FEW = 40;

/** True if the periods are few and surely don't overlap, as in nearly all payloads. */
function surelyApart(values: readonly unknown[], { from, to, of }: ThingPeriods): boolean {
  if (values.length > FEW) return false;
  for (let index = 1; index < values.length; index++) {
    const period = values[index];
    const [first, last] = [textAt(period, from) ?? "", textAt(period, to) ?? NEVER];
    const thing = textAt(period, of);
    for (let before = 0; before < index; before++) {
      const prior = values[before];
      if (thing !== textAt(prior, of)) continue;
      if (overlap(first, last, textAt(prior, from) ?? "", textAt(prior, to) ?? NEVER)) return false;
    }
  }
  return true;
}

/** True if two periods share more than the day on which one ends and the other begins. */
const overlap = <Day>(from: Day, to: Day, otherFrom: Day, otherTo: Day): boolean =>
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
export function overlapsAcross(fields: ThingPeriods, lines: LinesSeen): CrossRule {
  /** The end of a key's newest entry in `periods`. An entry has the end of the key's older one. */
  const latest = new NumberTable();
  const periods = new NumberList();
  const findOverlap = (head: number, from: number, to: number): number | undefined => {
    let end = head;
    for (let count = 0; end > 0 && count < MOST_COMPARED; count++) {
      if (overlap(from, to, periods.at(end - 3), periods.at(end - 2))) return periods.at(end - 1);
      end = periods.at(end - 4);
    }
    return undefined;
  };
  return (payload, place) => {
    const account = accountOf(payload);
    if (account === undefined) return [];
    const line = lines.numberOf(place);
    return periodsIn(payload, fields).flatMap(({ attr, from, to, of }) => {
      if (to < from) return [];
      const key = `${account}\n${of}`;
      const head = latest.get(key);
      const days = [dayOf(from), dayOf(to)] as const;
      const earlier = findOverlap(head, ...days);
      periods.push(head, ...days, line);
      latest.set(key, periods.length);
      if (earlier === undefined) return [];
      const where = earlier === line ? "an earlier statement" : lines.nameOf(earlier, place);
      return [overlapping(`${attr}.${fields.from}`, where)];
    });
  };
}

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (date: string): number => Date.parse(date) / DAY;
