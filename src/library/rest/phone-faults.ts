import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./judge-with.ts";
import { placedAt, textAt } from "./values-at.ts";

const CUSTOMERS = ["customers", "*"];
const DEFAULT_COUNTRY = "DE";

/** The most telephone numbers of a body that are parsed. Parsing one takes up to 20 µs. */
const MOST_PARSED = 1_000;

/** The large module for telephone numbers. It is loaded with the first number. */
let numbers: typeof import("./phone-numbers.ts") | undefined;

export const phoneRule: Rule = {
  find(body, { country = DEFAULT_COUNTRY }) {
    const sent = numbersIn(body);
    if (sent.length === 0) return [];
    if (!numbers) throw new Error("What knows telephone numbers is not loaded.");
    const { isPlain, canExist } = numbers;
    const odd = sent.filter(({ text }) => !isPlain(text));
    const wrong = odd.slice(0, MOST_PARSED).filter(({ text }) => !canExist(text, country));
    const faults = wrong.map(({ customer, field }) =>
      faultAt(`customers.${customer}.${field}`, "is not a telephone number that can exist"),
    );
    const more = odd.length - MOST_PARSED;
    if (more <= 0) return faults;
    const words = `has ${more} more telephone numbers, which were not looked at`;
    return [...faults, faultAt("customers", words)];
  },
  isReady: (body) => numbers !== undefined || numbersIn(body).length === 0,
  async load() {
    numbers = await import("./phone-numbers.ts");
  },
};

const faultAt = (attr: string, words: string): Issue => ({
  attr,
  code: "invalid_phone_number",
  detail: `${attr} ${words}`,
});

/** Finds the telephone numbers in a body. Values that are no texts are left to the contract. */
function numbersIn(body: unknown) {
  const sent: { customer: number; field: string; text: string }[] = [];
  for (const [customer, { value }] of placedAt(body, CUSTOMERS).entries()) {
    for (const field of ["mobile", "landline"]) {
      const text = textAt(value, field);
      const isLeftOut = text === undefined || (field === "landline" && text === "");
      if (!isLeftOut) sent.push({ customer, field, text });
    }
  }
  return sent;
}
