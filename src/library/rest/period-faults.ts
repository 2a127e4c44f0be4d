import { isDate } from "../runtime/formats.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./judge-with.ts";
import { placedAt, textAt } from "./values-at.ts";

/** The periods in a body: the keys that lead to a period, and the fields of its two days. */
export interface PeriodFields {
  readonly keys: readonly string[];
  readonly from: string;
  readonly to: string;
}

export const noneEndsEarly = (fields: PeriodFields): Rule => ({
  find: (body, { tell }) => findReversed(body, fields, !tell),
});

export function findReversed(body: unknown, fields: PeriodFields, isTold: boolean): Issue[] {
  const { keys, from, to } = fields;
  return placedAt(body, keys)
    .filter(({ value }) => endsEarly(value, fields))
    .map(({ attr, value }) =>
      liesBefore(`${attr}.${to}`, from, isTold ? textAt(value, from) : undefined),
    );
}

/** True if a period ends before it begins. Texts that are no dates are left to the contract. */
function endsEarly(period: unknown, { from, to }: PeriodFields): boolean {
  const [first, last] = [textAt(period, from), textAt(period, to)];
  if (first === undefined || last === undefined || last >= first) return false;
  return isDate(first) && isDate(last);
}

export const liesBefore = (attr: string, from: string, first?: string): Issue => ({
  attr,
  code: "out_of_range",
  detail: `${attr} must not lie before ${from}${first === undefined ? "" : `, which is ${first}`}`,
});
