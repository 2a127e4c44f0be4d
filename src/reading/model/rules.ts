// The rules of a form for a value beyond its type, in words.
import { type CheckTable, type Form, madeOfChecks } from "./form.ts";

/** The words for what a pattern asks for, by the code of a refused value. */
export const WANTED_BY_CODE: Readonly<Record<string, string>> = {
  invalid_datetime: "a date and time of ISO 8601",
  invalid_decimal: 'a decimal number as text, such as "48.20"',
  invalid_identifier: "an identifier other than . and .., which can't be part of an address",
  invalid_document_path: "a relative path that stays below the document root",
  invalid_prefix: "a relative path without a slash at its end, such as imports/nordwerk",
  invalid_bucket: "the name of a bucket: letters, digits, dots, hyphens and underscores",
  invalid_rate: 'a decimal number from 0 to 1 as text, such as "0.19"',
  invalid_signing_secret: "whsec_ and 24 to 64 random bytes in base64",
  invalid_secret: "made of visible ASCII characters, without spaces and colons",
};

/** The words for checks, in the order people read them. `undefined` leaves a check out. */
const RULES: CheckTable<string | undefined> = {
  enum: () => undefined, // the list of values is not among the rules
  format: (format) => `format ${format}`,
  // If there are words for the code of a pattern, they replace the pattern.
  pattern: (pattern, { code }) =>
    code ? `${WANTED_BY_CODE[code] ?? pattern} (else ${code})` : `matches ${pattern}`,
  minLength: (least) => (least === 1 ? "not empty" : `at least ${least} characters`),
  maxLength: (most) => `at most ${most} characters`,
  minItems: (least) => (least === 1 ? "not empty" : `at least ${least} items`),
  maxItems: () => undefined,
  minimum: (least) => `at least ${least}`,
  maximum: () => undefined,
};

/** Lists all rules of a form but its values. Two limits of a length share one phrase. */
export function rulesOf(form: Form): string[] {
  const demands = form.demands.map((fields) => fields.join(" with "));
  const rules = madeOfChecks(form, RULES).flatMap((rule) => rule ?? []);
  const most = rules[rules.indexOf("not empty") + 1] ?? "";
  if (rules.includes("not empty") && most.endsWith(" characters"))
    rules.splice(rules.indexOf("not empty"), 2, most.replace("at most", "1 to"));
  return [...rules, ...(demands.length > 0 ? [`needs ${demands.join(" or ")}`] : [])];
}
