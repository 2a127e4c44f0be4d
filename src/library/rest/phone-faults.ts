import { valueAt } from "../json/pointer.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./rule.ts";

const DEFAULT_COUNTRY = "DE";

/** After this many faults the other numbers are only counted: a wrong one takes 20 µs to find out. */
const MOST_FAULTS = 1_000;

/** What knows telephone numbers. It is large, so it is loaded with the first number. */
let numbers: typeof import("./phone-numbers.ts") | undefined;

/** Customers' telephone numbers are ones that can exist. */
export const phoneRule: Rule = {
  find(body, { country = DEFAULT_COUNTRY }) {
    const sent = numbersIn(body);
    const faults: Issue[] = [];
    for (const [index, number] of sent.entries()) {
      if (!numbers) throw new Error("What knows telephone numbers is not loaded.");
      if (faults.length === MOST_FAULTS) return [...faults, unseen(sent.length - index)];
      if (!numbers.canExist(number.text, country)) faults.push(fault(number));
    }
    return faults;
  },
  isReady: (body) => numbers !== undefined || numbersIn(body).length === 0,
  async load() {
    numbers = await import("./phone-numbers.ts");
  },
};

/** A number that was sent, and its place. */
interface SentNumber {
  readonly customer: number;
  readonly field: string;
  readonly text: string;
}

/** What is not text breaks the contract, which reports it. */
function numbersIn(body: unknown): SentNumber[] {
  const customers = valueAt(body, ["customers"]);
  if (!Array.isArray(customers)) return [];
  const found: SentNumber[] = [];
  for (const [customer, value] of customers.entries()) {
    for (const field of ["mobile", "landline"]) {
      const text = valueAt(value, [field]);
      const isLeftOut = field === "landline" && text === "";
      if (typeof text === "string" && !isLeftOut) found.push({ customer, field, text });
    }
  }
  return found;
}

function fault({ customer, field }: SentNumber): Issue {
  const attr = `customers.${customer}.${field}`;
  return {
    attr,
    code: "invalid_phone_number",
    detail: `${attr} is not a telephone number that can exist`,
  };
}

const unseen = (count: number): Issue => ({
  attr: "customers",
  code: "invalid_phone_number",
  detail: `customers has ${count} more telephone numbers, which were not looked at`,
});
