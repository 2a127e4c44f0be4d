// The keywords that schemas may have, and the checks that come from them.
import { DATE_TIME } from "../../../src/library/runtime/formats.ts";
import { WANTED_BY_CODE } from "../../../src/reading/model/fields.ts";
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { walkSchema } from "../../source/schemas.ts";
import type { Unit } from "./unit.ts";

/** A check that has a code of its own: a format, a pattern, a bound. */
export interface Check {
  readonly code: string;
  /** What the value has to be, as code over `value` that gives a text. */
  readonly wanted: (value: string) => string;
  /** The test as code over `value`, true where the value passes. */
  readonly test: (value: string) => string;
  /** What the code needs from src/library/runtime/formats.ts. */
  readonly uses?: readonly string[];
}

const words = (text: string) => () => JSON.stringify(text);

const check = (code: string, wanted: string, test: Check["test"], uses?: string): Check => ({
  code,
  wanted: words(wanted),
  test,
  ...(uses !== undefined && { uses: [uses] }),
});

const keyword =
  <Key extends keyof JsonSchema>(
    key: Key,
    checkOf: (value: NonNullable<JsonSchema[Key]>, schema: JsonSchema) => Check | undefined,
  ) =>
  (schema: JsonSchema): Check | undefined => {
    const value = schema[key];
    return value === undefined || value === null ? undefined : checkOf(value, schema);
  };

/** The keywords that are checked beyond the type, in the order in which faults are reported. */
const CHECKED = [
  keyword("minLength", () => check("blank", "a text that is not empty", (v) => `${v} !== ""`)),
  keyword("maxLength", (most) => {
    const words = `at most ${most} characters long`;
    return check("too_long", words, (v) => `lengthOf(${v}) <= ${most}`, "lengthOf");
  }),
  keyword("format", (format) => {
    const known = FORMATS[format];
    if (!known) throw new Error(`Validators do not know the format ${format}.`);
    const [code, words, is] = known;
    return check(code, words, (v) => `${is}(${v})`, is);
  }),
  keyword("pattern", (pattern, { "x-issue-code": code = "invalid_format" }) =>
    patternCheck(pattern, code),
  ),
  keyword("enum", (values) => {
    const choices = values.map((choice) => JSON.stringify(choice));
    return check(
      "invalid_choice",
      `one of ${choices.join(", ")}`,
      (v) => `(${choices.map((choice) => `${v} === ${choice}`).join(" || ")})`,
    );
  }),
  keyword("minimum", (least) =>
    check("out_of_range", `at least ${least}`, (v) => `${v} >= ${least}`),
  ),
  keyword("maximum", (most) => check("out_of_range", `at most ${most}`, (v) => `${v} <= ${most}`)),
  keyword("maxItems", (count) =>
    check(
      "invalid_format",
      `a list of exactly ${count} entries`,
      (v) => `${v}.length === ${count}`,
    ),
  ),
  keyword("minItems", (least, { maxItems }) => {
    const words = `a list with at least ${least} ${least === 1 ? "entry" : "entries"}`;
    const test = (v: string) => `${v}.length >= ${least}`;
    return maxItems === undefined ? check("too_few_items", words, test) : undefined;
  }),
];

/** What breaks each format, and the function that tests for it. */
const FORMATS: Readonly<Record<string, readonly [code: string, wanted: string, is: string]>> = {
  date: ["invalid_date", "a day that exists, as YYYY-MM-DD", "isDate"],
  uri: ["invalid_format", "an address such as https://example.com/", "isUri"],
};

/** The checks of a schema beyond its type. They apply to a value of the right type only. */
export const checksOf = (schema: JsonSchema): Check[] =>
  CHECKED.flatMap((checkOf) => checkOf(schema) ?? []);

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
  // The other pattern for datetimes is the one for a query.
  if (code === "invalid_datetime")
    return { wanted: (value) => `queryDateTimeWanted(${value})`, uses: ["queryDateTimeWanted"] };
  const wanted = WANTED_BY_CODE[code];
  if (wanted === undefined)
    throw new Error(`src/reading/model/fields.ts has no words for the code ${code}.`);
  return { wanted: words(wanted) };
}

const SUPPORTED = new Set(
  "$schema $id $ref $comment title description type properties required items allOf anyOf if then additionalProperties format pattern enum minimum maximum minLength maxLength minItems maxItems default examples x-evidence x-issue-code x-codes x-not-before x-usually-not-before x-unique".split(
    " ",
  ),
);

/** Refuses a schema with a keyword that the generated functions would pass over in silence. */
export function assertSupported({ name, schema }: Unit): void {
  walkSchema(schema, (node, pointer) => {
    const unknown = Object.keys(node).filter((keyword) => !SUPPORTED.has(keyword));
    if (unknown.length > 0)
      throw new Error(`${name}${pointer}: validators do not know ${unknown.join(", ")}.`);
    if (node.additionalProperties === false)
      throw new Error(`${name}${pointer}: validators know open objects only.`);
    if (node.maxItems !== undefined && node.maxItems !== node.minItems)
      throw new Error(`${name}${pointer}: validators know maxItems as the same as minItems only.`);
    if (node.minLength !== undefined && node.minLength !== 1)
      throw new Error(`${name}${pointer}: validators know minLength 1 only.`);
  });
}
