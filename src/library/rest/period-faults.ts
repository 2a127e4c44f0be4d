import { valueAt } from "../json/pointer.ts";
import { isDate } from "../runtime/formats.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./rule.ts";

/** No bill, contract or supply ends before it begins. */
export const periodRule: Rule = {
  find: (body) => PERIODS.flatMap((period) => findReversed(body, period.lists, "", period)),
};

interface PeriodFields {
  /** The lists that lead to the objects with the fields. */
  readonly lists: readonly string[];
  readonly from: string;
  readonly to: string;
}

const PERIODS: readonly PeriodFields[] = [
  { lists: ["statements"], from: "bill_period_from_date", to: "bill_period_to_date" },
  { lists: ["contracts"], from: "effective_from", to: "effective_to" },
  {
    lists: ["supply_addresses", "meter_points"],
    from: "supply_start_date",
    to: "supply_end_date",
  },
];

function findReversed(
  value: unknown,
  [list, ...inner]: readonly string[],
  at: string,
  fields: PeriodFields,
): Issue[] {
  if (list === undefined) return endsEarly(value, at, fields);
  const items = valueAt(value, [list]);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) =>
    findReversed(item, inner, `${at}${list}.${index}.`, fields),
  );
}

function endsEarly(value: unknown, at: string, { from, to }: PeriodFields): Issue[] {
  const [first, last] = [valueAt(value, [from]), valueAt(value, [to])];
  // What is not a date breaks the contract, which reports it.
  if (!isDay(first) || !isDay(last) || last >= first) return [];
  return [liesBefore(at + to, from, first)];
}

/** The fault of an end that lies before its beginning. */
export const liesBefore = (attr: string, from: string, first: string): Issue => ({
  attr,
  code: "out_of_range",
  detail: `${attr} must not lie before ${from}, which is ${first}`,
});

const isDay = (value: unknown): value is string => typeof value === "string" && isDate(value);
