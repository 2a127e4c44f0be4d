import { valueAt } from "../json/pointer.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./judge-with.ts";
import { textAt } from "./values-at.ts";

const DEFAULT_COUNTRY = "DE";

/** After this many the others are only counted: a number that is not plain takes up to 20 µs. */
const MOST_PARSED = 1_000;

/** What knows telephone numbers. It is large, so it is loaded with the first number. */
let numbers: typeof import("./phone-numbers.ts") | undefined;

/** Customers' telephone numbers are ones that can exist. */
export const phoneRule: Rule = {
  find(body, { country = DEFAULT_COUNTRY }) {
    const odd = numbersIn(body).filter(({ text }) => !known().isPlain(text));
    const faults = odd
      .slice(0, MOST_PARSED)
      .filter(({ text }) => !known().canExist(text, country))
      .map(fault);
    return odd.length > MOST_PARSED ? [...faults, unseen(odd.length - MOST_PARSED)] : faults;
  },
  isReady: (body) => numbers !== undefined || numbersIn(body).length === 0,
  async load() {
    numbers = await import("./phone-numbers.ts");
  },
};

function known(): typeof import("./phone-numbers.ts") {
  if (!numbers) throw new Error("What knows telephone numbers is not loaded.");
  return numbers;
}

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
      const text = textAt(value, field);
      const isLeftOut = text === undefined || (field === "landline" && text === "");
      if (!isLeftOut) found.push({ customer, field, text });
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
