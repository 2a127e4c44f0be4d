// The checks that the keywords of schemas ask for, and the keywords that the generator refuses.
import { DATE_TIME } from "../../../src/library/runtime/formats.ts";
import { type CheckTable, type Form, madeOfChecks } from "../../../src/reading/model/form.ts";
import { TESTED_FORMATS } from "../../../src/reading/model/formats.ts";
import { WANTED_BY_CODE } from "../../../src/reading/model/rules.ts";
import { type Unit, walkUnit } from "./unit.ts";

/** A check with its own error code: for a format, a pattern or a bound. */
export interface Check {
  readonly code: string;
  /** Writes code that gives the words for the wanted value, from the code of the value. */
  readonly wanted: (value: string) => string;
  /** Writes code that is true if the value passes, from the code of the value. */
  readonly test: (value: string) => string;
  /** The functions of src/library/runtime/formats.ts that the code calls. */
  readonly uses?: readonly string[];
}

const words = (text: string) => () => JSON.stringify(text);

const check = (code: string, wanted: string, test: Check["test"], uses?: string): Check => ({
  code,
  wanted: words(wanted),
  test,
  ...(uses !== undefined && { uses: [uses] }),
});

/** The check for each keyword, in the order in which faults are reported. */
const CHECKS: CheckTable<Check | undefined> = {
  minLength: () => check("blank", "a text that is not empty", (v) => `${v} !== ""`),
  maxLength: (most) => {
    const words = `at most ${most} characters long`;
    return check("too_long", words, (v) => `lengthOf(${v}) <= ${most}`, "lengthOf");
  },
  format: (format) => {
    const tested = Object.entries(TESTED_FORMATS).find(([name]) => name === format)?.[1];
    if (!tested) throw new Error(`Validators do not know the format ${format}.`);
    return check(tested.code, tested.wanted, (v) => `${tested.test}(${v})`, tested.test);
  },
  pattern: (pattern, { code = "invalid_format" }) => patternCheck(pattern, code),
  enum: (values) => {
    const choices = values.map((choice) => JSON.stringify(choice));
    return check(
      "invalid_choice",
      `one of ${choices.join(", ")}`,
      (v) => `(${choices.map((choice) => `${v} === ${choice}`).join(" || ")})`,
    );
  },
  minimum: (least) => check("out_of_range", `at least ${least}`, (v) => `${v} >= ${least}`),
  maximum: (most) => check("out_of_range", `at most ${most}`, (v) => `${v} <= ${most}`),
  maxItems: (count) => {
    const words = `a list of exactly ${count} entries`;
    return check("invalid_format", words, (v) => `${v}.length === ${count}`);
  },
  minItems: (least, { checks: { maxItems } }) => {
    const words = `a list with at least ${least} ${least === 1 ? "entry" : "entries"}`;
    const test = (v: string) => `${v}.length >= ${least}`;
    return maxItems === undefined ? check("too_few_items", words, test) : undefined;
  },
};

/** Returns the checks of a form beyond its type. They run only on values of that type. */
export const checksOf = (form: Form): Check[] =>
  madeOfChecks(form, CHECKS).flatMap((check) => check ?? []);

function patternCheck(pattern: string, code: string): Check {
  if (pattern === DATE_TIME.source)
    return {
      code,
      wanted: (value) => `dateTimeWanted(${value})`,
      test: (value) => `isDateTime(${value})`,
      uses: ["dateTimeWanted", "isDateTime"],
    };
  const expression = new RegExp(pattern, "u");
  return { code, ...patternWanted(code), test: (value) => `${expression}.test(${value})` };
}

function patternWanted(code: string): Pick<Check, "wanted" | "uses"> {
  // This pattern is not `DATE_TIME`. For datetimes, only queries have such a pattern.
  if (code === "invalid_datetime")
    return { wanted: (value) => `queryDateTimeWanted(${value})`, uses: ["queryDateTimeWanted"] };
  const wanted = WANTED_BY_CODE[code];
  if (wanted === undefined)
    throw new Error(`src/reading/model/rules.ts has no words for the code ${code}.`);
  return { wanted: words(wanted) };
}

/** Writes the words for a value of one of these types: `a string or null`. */
export const wordsOf = ([first = "", ...more]: readonly string[]): string => {
  const article = first === "null" ? "" : /^[aio]/.test(first) ? "an " : "a ";
  return article + [first, ...more].join(" or ");
};

/** What the generated functions would ignore, each with the test that finds it in a form. */
const REFUSED: Readonly<Record<string, (form: Form) => boolean>> = {
  const: (form) => form.const !== undefined,
  oneOf: ({ isExclusive }) => isExclusive,
  "objects that are closed": ({ isOpen }) => isOpen === false,
  "maxItems but for the same as minItems": ({ checks: { minItems, maxItems } }) =>
    maxItems !== undefined && maxItems !== minItems,
  "minLength but for 1": ({ checks: { minLength = 1 } }) => minLength !== 1,
  "rules beside no type": (form) => form.types.length === 0 && hasRules(form),
  "required fields that are not described": ({ required, fields = [] }) =>
    required.some((field) => !fields.some(({ name }) => name === field)),
  "anyOf but for a choice of shapes": ({ choices }) =>
    choices.some(({ reference, types }) => reference === undefined && types.join() !== "null"),
  "anyOf but for a choice of required fields": ({ demands, choices }) =>
    demands.some((fields) => fields.length !== 1 || choices.length > 0),
  "rules beside a $ref": (form) =>
    form.reference !== undefined &&
    (form.types.length > 0 || form.parts.length > 0 || hasRules(form)),
};

const hasRules = ({ checks, fields, item }: Form): boolean =>
  Object.keys(checks).length > 0 || fields !== undefined || item !== undefined;

export function assertSupported(unit: Unit): void {
  walkUnit(unit, (form) => {
    const kinds = Object.keys(REFUSED).filter((kind) => REFUSED[kind]?.(form));
    const unknown = [...Object.keys(form.rest), ...kinds];
    if (unknown.length > 0)
      throw new Error(`${form.place}: validators do not know ${unknown.join(", ")}.`);
  });
}
