import { valueAt } from "../json/pointer.ts";
import { isDate } from "../runtime/formats.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./rule.ts";

/** No statement ends before it begins. */
export const statementRule: Rule = { find: findStatementFaults };

function findStatementFaults(body: unknown): Issue[] {
  const statements = valueAt(body, ["statements"]);
  if (!Array.isArray(statements)) return [];
  return statements.flatMap((statement, index) => {
    const from = valueAt(statement, ["bill_period_from_date"]);
    const to = valueAt(statement, ["bill_period_to_date"]);
    // What is not a date breaks the contract, which reports it.
    return isDay(from) && isDay(to) && to < from ? [endsEarly(index, from)] : [];
  });
}

const isDay = (value: unknown): value is string => typeof value === "string" && isDate(value);

function endsEarly(index: number, from: string): Issue {
  const attr = `statements.${index}.bill_period_to_date`;
  const detail = `${attr} must not lie before bill_period_from_date, which is ${from}`;
  return { attr, code: "out_of_range", detail };
}
