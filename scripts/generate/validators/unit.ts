import { DATE_TIME } from "../../../src/library/runtime/formats.ts";
import { type JsonSchema, walkSchema } from "../../../src/reading/model/schema.ts";

/** One schema that becomes one module: the function `isX` decides, `explainX` finds every fault. */
export interface Unit {
  /** The TypeScript name: `AccountCreatedV1`, `Product`, `Customer`. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** The name of the unit that a `$ref` in the schema leads to. */
  readonly refer: (reference: string) => string;
  /** Whether it is always a payload as a whole, and never a value inside another unit. */
  readonly isPayload?: boolean;
}

/** The units that a unit refers to, by name, sorted. */
export function referredUnits({ schema, refer }: Unit): string[] {
  const names = new Set<string>();
  walkSchema(schema, (node) => {
    if (node.$ref !== undefined) names.add(refer(node.$ref));
  });
  return [...names].sort();
}

/** A field of a value, as code. */
export const access = (value: string, field: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(field) ? `${value}.${field}` : `${value}[${JSON.stringify(field)}]`;

/** The opposite of a test, as code. */
export const not = (test: string): string =>
  /^[^&|]+ === [^&|]+$/.test(test)
    ? test.replace(" === ", " !== ")
    : /^[\w.]+\([^()]+\)$/.test(test)
      ? `!${test}`
      : `!(${test})`;

export const isName = (unit: string): string => `is${unit}`;
export const explainName = (unit: string): string => `explain${unit}`;

/**
 * A check that has a code of its own: a format, a pattern, a bound. What the value has to be is
 * said in words.
 */
export interface Check {
  readonly code: string;
  /** What the value has to be, as code over `value` that gives a text. */
  readonly wanted: (value: string) => string;
  /** The test as code over `value`, true where the value passes. */
  readonly test: (value: string) => string;
  /** What the code needs from src/library/runtime/formats.ts. */
  readonly uses?: readonly string[];
}

/** The same words for every value. */
const words = (text: string) => () => JSON.stringify(text);

/** What a value should be that breaks a pattern, by the code that the schema gives the pattern. */
const WANTED_BY_CODE: Readonly<Record<string, string>> = {
  invalid_decimal: 'a decimal number as text, such as "48.20"',
  invalid_identifier: "an identifier other than . and .., which can't be part of an address",
  invalid_document_path: "a relative path that stays below the document root",
  invalid_prefix: "a relative path without a slash at its end, such as imports/nordwerk",
  invalid_bucket: "the name of a bucket: letters, digits, dots, hyphens and underscores",
  invalid_rate: 'a decimal number from 0 to 1 as text, such as "0.19"',
  invalid_signing_secret: "whsec_ and 24 to 64 random bytes in base64",
  invalid_secret: "made of visible ASCII characters, without spaces and colons",
};

/** The checks of a schema beyond its type. They apply to a value of the right type only. */
export function checksOf(schema: JsonSchema): Check[] {
  const checks: Check[] = [];
  if (schema.minLength === 1)
    checks.push({
      code: "blank",
      wanted: words("a text that is not empty"),
      test: (value) => `${value} !== ""`,
    });
  if (schema.maxLength !== undefined) {
    const { maxLength } = schema;
    const test = (value: string) => `lengthOf(${value}) <= ${maxLength}`;
    checks.push({
      code: "too_long",
      wanted: words(`at most ${maxLength} characters long`),
      test,
      uses: ["lengthOf"],
    });
  }
  if (schema.format === "date") {
    checks.push({
      code: "invalid_date",
      wanted: words("a day that exists, as YYYY-MM-DD"),
      test: (value) => `isDate(${value})`,
      uses: ["isDate"],
    });
  } else if (schema.format === "uri") {
    checks.push({
      code: "invalid_format",
      wanted: words("an address such as https://example.com/"),
      test: (value) => `isUri(${value})`,
      uses: ["isUri"],
    });
  } else if (schema.format !== undefined) {
    throw new Error(`Validators do not know the format ${schema.format}.`);
  }
  if (schema.pattern !== undefined) {
    checks.push(patternCheck(schema.pattern, schema["x-issue-code"] ?? "invalid_format"));
  }
  if (schema.enum !== undefined) {
    const choices = schema.enum.map((choice) => JSON.stringify(choice));
    const wanted = words(`one of ${choices.join(", ")}`);
    checks.push({
      code: "invalid_choice",
      wanted,
      test: (value) => `(${choices.map((choice) => `${value} === ${choice}`).join(" || ")})`,
    });
  }
  if (schema.minimum !== undefined) {
    const { minimum } = schema;
    checks.push({
      code: "out_of_range",
      wanted: words(`at least ${minimum}`),
      test: (value) => `${value} >= ${minimum}`,
    });
  }
  if (schema.maximum !== undefined) {
    const { maximum } = schema;
    checks.push({
      code: "out_of_range",
      wanted: words(`at most ${maximum}`),
      test: (value) => `${value} <= ${maximum}`,
    });
  }
  if (schema.maxItems !== undefined) {
    const { maxItems } = schema;
    checks.push({
      code: "invalid_format",
      wanted: words(`a list of exactly ${maxItems} entries`),
      test: (value) => `${value}.length === ${maxItems}`,
    });
  } else if (schema.minItems !== undefined) {
    const entries = schema.minItems === 1 ? "entry" : "entries";
    checks.push({
      code: "too_few_items",
      wanted: words(`a list with at least ${schema.minItems} ${entries}`),
      test: (value) => `${value}.length >= ${schema.minItems}`,
    });
  }
  return checks;
}

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
    throw new Error(`scripts/generate/validators/unit.ts has no words for the code ${code}.`);
  return { wanted: words(wanted) };
}

/** `anyOf: [{required: [a]}, {required: [b]}]`: the fields of which one has to be there. */
export function oneRequiredOf(schema: JsonSchema): string[] | undefined {
  if (!schema.anyOf || shapesOf(schema)) return undefined;
  return schema.anyOf.map((part) => {
    const [field, ...more] = part.required ?? [];
    if (field === undefined || more.length > 0 || Object.keys(part).length > 1) {
      throw new Error("Validators know anyOf only as a choice of required fields or of shapes.");
    }
    return field;
  });
}

/** `anyOf: [{$ref: a}, {$ref: b}, {type: null}]`: the shapes of which the value has to have one. */
export function shapesOf({ anyOf }: JsonSchema): readonly JsonSchema[] | undefined {
  return anyOf?.every(({ $ref, type }) => $ref !== undefined || type === "null")
    ? anyOf
    : undefined;
}

const SUPPORTED = new Set(
  "$schema $id $ref $comment title description type properties required items allOf anyOf additionalProperties format pattern enum minimum maximum minLength maxLength minItems maxItems default examples x-evidence x-issue-code x-codes".split(
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
