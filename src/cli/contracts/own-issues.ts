// What ajv finds wrong with a payload, in the words, codes and places of the package.
import { keysOf } from "../../library/json/pointer.ts";
import { add, type Findings, missing, wrong } from "../../library/runtime/issue.ts";
import { didYouMean, nearest } from "../../library/text/nearest.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import type { ErrorObject } from "./open-ajv.ts";

type Wanted = (
  limit: never,
  error: ErrorObject,
) => readonly [code: string | undefined, wanted: string];

const size = (bound: string, unit: string) => (limit: number) =>
  `${bound} ${limit} ${unit}${limit === 1 ? "" : "s"}`;
const list = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");
const DATES: Readonly<Record<string, readonly [string, string]>> = {
  date: ["invalid_date", "a day that exists, as YYYY-MM-DD"],
  "date-time": [
    "invalid_datetime",
    "a date and time with Z or an offset, such as 2025-08-28T09:15:00Z",
  ],
};

/** The code of each keyword, and what the value has to be. */
const WANTED: Readonly<Record<string, Wanted>> = {
  type: (types: string | readonly string[]) => [undefined, typeWords([types].flat())],
  enum: (values: readonly unknown[]) => ["invalid_choice", `one of ${list(values)}`],
  const: (value: unknown) => ["invalid_choice", JSON.stringify(value)],
  minLength: (limit: number) =>
    limit === 1
      ? ["blank", "a text that is not empty"]
      : ["too_short", `at least ${limit} characters long`],
  maxLength: (limit: number) => ["too_long", `at most ${limit} characters long`],
  minItems: (limit: number) => ["too_few_items", size("a list with at least", "item")(limit)],
  maxItems: (limit: number) => ["too_many_items", size("a list with at most", "item")(limit)],
  minProperties: (limit: number) => [
    "too_few_fields",
    size("an object with at least", "field")(limit),
  ],
  maxProperties: (limit: number) => [
    "too_many_fields",
    size("an object with at most", "field")(limit),
  ],
  uniqueItems: () => ["duplicate_item", "a list in which nothing is twice"],
  contains: () => ["too_few_items", "a list with an item of the kind that the contract asks for"],
  minimum: (limit: number) => ["out_of_range", `at least ${limit}`],
  maximum: (limit: number) => ["out_of_range", `at most ${limit}`],
  exclusiveMinimum: (limit: number) => ["out_of_range", `more than ${limit}`],
  exclusiveMaximum: (limit: number) => ["out_of_range", `less than ${limit}`],
  multipleOf: (step: number) => ["out_of_range", `a multiple of ${step}`],
  pattern: (pattern: string) => ["invalid_format", `a text that matches ${pattern}`],
  format: (format: string) => DATES[format] ?? ["invalid_format", `of the format ${format}`],
  anyOf: (forms: readonly unknown[]) => ["invalid_choice", `of one of ${forms.length} forms`],
  oneOf: (forms: readonly unknown[]) => [
    "invalid_choice",
    `of exactly one of ${forms.length} forms`,
  ],
};

const typeWords = (types: readonly string[]): string =>
  types
    .map((type) => (type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`))
    .join(" or ");

/** Adds what ajv found. `schema` is the whole of what the payload was compared with. */
export function explainErrors(
  errors: readonly ErrorObject[],
  schema: JsonSchema,
  at: string,
  found: Findings,
): void {
  const told = new Set<string>();
  for (const error of chosen(errors, schema)) {
    const { instancePath, keyword, params, data, schema: rule, parentSchema } = error;
    const attr = at + keysOf(instancePath).join(".");
    const inside = attr === "" ? "" : `${attr}.`;
    const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const fact = `${attr} ${keyword} ${key ?? JSON.stringify(rule)}`;
    if (told.has(fact)) continue;
    told.add(fact);
    const wanted = WANTED[keyword]?.(rule as never, error);
    if (params.missingProperty !== undefined) missing(found, inside + key);
    else if (key !== undefined) {
      const hint = didYouMean(nearest(key, Object.keys(parentSchema?.properties ?? {})));
      add(found, inside + key, "unknown_field", `is not a field of this contract${hint}`);
    } else if (wanted) wrong(found, attr, data, wanted[1], wanted[0]);
    else if (keyword === "propertyNames")
      add(
        found,
        inside + params.propertyName,
        "unknown_field",
        "is not a name that a field may have",
      );
    else if (keyword === "false schema") add(found, attr, "unknown_field", "may not be there");
    else add(found, attr, "invalid_choice", `is what the contract rules out (${keyword})`);
  }
}

/**
 * Errors without those that follow from another. If the value has the type of only one form of a
 * choice, what is wrong with that form is told, and else that it has none.
 */
function chosen(errors: readonly ErrorObject[], schema: JsonSchema): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    const { keyword, instancePath, schema: rule, params } = error;
    if (keyword === "if" && kept.length > 0) continue;
    if (keyword === "propertyNames")
      kept = kept.filter(({ propertyName }) => propertyName === undefined);
    if (!/^(anyOf|oneOf|contains)$/.test(keyword) || params.passingSchemas) {
      kept.push(error);
      continue;
    }
    const forms = [rule].flat().map((form) => nodesIn(form, schema));
    const of = (form: ReadonlySet<unknown>) =>
      kept.filter((one) => one.instancePath.startsWith(instancePath) && form.has(one.parentSchema));
    const near = forms
      .map(of)
      .filter(
        (own) =>
          own.length > 0 &&
          !own.some(
            (one) => one.instancePath === instancePath && /^(type|const|enum)$/.test(one.keyword),
          ),
      );
    const all = new Set(forms.flatMap(of));
    const rest = kept.filter((one) => !all.has(one));
    kept =
      near.length === 1 && keyword !== "contains"
        ? [...rest, ...(near[0] ?? [])]
        : [...rest, error];
  }
  return kept;
}

/** Every schema that a schema leads to. */
function nodesIn(from: unknown, { $defs = {} }: JsonSchema): ReadonlySet<unknown> {
  const nodes = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || nodes.has(value)) return;
    nodes.add(value);
    const { $ref } = value as JsonSchema;
    if (typeof $ref === "string") visit($defs[$ref.slice("#/$defs/".length)]);
    Object.values(value).forEach(visit);
  };
  visit(from);
  return nodes;
}
