// Explains the faults that ajv finds, in the words, codes and places of the package.
import { keysOf, valueAt } from "../../library/json/pointer.ts";
import type { Fault } from "../../library/runtime/fault.ts";
import { type Findings, wrong } from "../../library/runtime/issue.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { FORMATS_BY_NAME } from "../model/formats.ts";
import { type JsonSchema, nameOfReference } from "../model/schema.ts";
import { branchIn, markOf } from "./marks.ts";

/** A fault as ajv returns it with `verbose`. */
export interface AjvError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly unevaluatedProperty?: string;
    readonly propertyName?: string;
    readonly i?: number;
    readonly j?: number;
    /** The indexes of two branches of `oneOf` that both take the value, although only one may. */
    readonly passingSchemas?: readonly number[] | null;
  };
  readonly propertyName?: string;
  readonly data?: unknown;
  /** The value of the keyword. `parentSchema` is the schema around it. */
  readonly schema?: unknown;
  readonly parentSchema?: object;
}

/** The code and the words for each keyword; `#` stands for the value of the keyword. */
const WANTED: Readonly<Record<string, readonly [code: string, wanted: string]>> = {
  enum: ["invalid_choice", "one of #"],
  const: ["invalid_choice", "#"],
  minLength: ["too_short", "at least # characters long"],
  maxLength: ["too_long", "at most # characters long"],
  minItems: ["too_few_items", "a list with at least # items"],
  maxItems: ["too_many_items", "a list with at most # items"],
  minProperties: ["too_few_fields", "an object with at least # fields"],
  maxProperties: ["too_many_fields", "an object with at most # fields"],
  contains: ["too_few_items", "a list with an item of the kind that the contract asks for"],
  minimum: ["out_of_range", "at least #"],
  maximum: ["out_of_range", "at most #"],
  exclusiveMinimum: ["out_of_range", "more than #"],
  exclusiveMaximum: ["out_of_range", "less than #"],
  multipleOf: ["out_of_range", "a multiple of #"],
  pattern: ["invalid_format", "a text that matches #"],
  format: ["invalid_format", "of the format #"],
  "minLength 1": ["blank", "a text that is not empty"],
  anyOf: ["invalid_choice", "of one of #"],
  oneOf: ["invalid_choice", "of exactly one of #"],
};

/** Reports the faults of ajv. It judged by a schema whose branches are marked. */
export function explainErrors(errors: readonly AjvError[], findings: Findings): void {
  const told = new Set<string>();
  const mistyped = new Set<string>();
  for (const error of chosen(errors)) {
    const { keyword, instancePath, schema } = error;
    const [field, ...facts] = factsOf(error);
    const keys = [...keysOf(instancePath), ...(field === undefined ? [] : [field])];
    const fact = JSON.stringify([keyword, keys, field === undefined && schema]);
    if (keyword === "type") mistyped.add(instancePath);
    // The format of a value is not reported if its type is already wrong.
    if (told.has(fact) || (keyword === "format" && mistyped.has(instancePath))) continue;
    told.add(fact);
    const { length } = findings.issues;
    wrong(findings, keys.join("."), ...facts);
    const issue = findings.issues[length];
    // What is handed out has no keys.
    if (issue && findings.make) findings.issues[length] = { ...issue, keys } as Fault;
  }
}

/** The field that a fault is about, undefined for the value itself; and the facts but the attr. */
type FieldFacts = readonly [
  field: string | undefined,
  value: unknown,
  wanted: string,
  code?: string,
  words?: string,
];

function factsOf({ keyword, params, data, schema: rule, parentSchema }: AjvError): FieldFacts {
  const { missingProperty, passingSchemas, propertyName } = params;
  if (missingProperty !== undefined) return [missingProperty, 0, "", "required", " is required"];
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  if (unknown !== undefined) {
    const { properties = {} } = parentSchema as JsonSchema;
    const hint = didYouMean(nearest(unknown, Object.keys(properties)));
    return [unknown, 0, "", "unknown_field", ` is not a field of this contract${hint}`];
  }
  if (keyword === "type") return [undefined, data, typeWords([rule].flat())];
  if (passingSchemas) {
    const [first, second] = passingSchemas.map((index) => namesOf(rule)[index]);
    const which = first && second ? `${first} and ${second}` : "more than one";
    const words = ` fits ${which} of ${[rule].flat().length} forms, and exactly one is allowed`;
    return [undefined, 0, "", "invalid_choice", words];
  }
  const format = keyword === "format" ? FORMATS_BY_NAME.get(`${rule}`) : undefined;
  const wanted =
    WANTED[`${keyword} ${rule}`] ?? (format && [format.code, format.wanted]) ?? WANTED[keyword];
  if (wanted) return [undefined, data, sayWanted(wanted[1], keyword, rule), wanted[0]];
  if (keyword === "uniqueItems") {
    const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
    return [`${second}`, 0, "", "duplicate_item", ` is the same as item ${first}`];
  }
  if (keyword === "propertyNames")
    return [propertyName, 0, "", "unknown_field", " is not a name that a field may have"];
  if (keyword === "false schema") return [undefined, 0, "", "unknown_field", " may not be there"];
  return [undefined, 0, "", "invalid_choice", ` is what the contract rules out (${keyword})`];
}

const typeWords = (types: readonly unknown[]): string =>
  types
    .map((type) => (type === "null" ? type : `${/^[aio]/.test(`${type}`) ? "an" : "a"} ${type}`))
    .join(" or ");

const MOST_VALUES = 20;

function sayWanted(words: string, keyword: string, rule: unknown): string {
  const values = [rule].flat().map((value) => JSON.stringify(value));
  const others = values.length - MOST_VALUES;
  if (others > 1) values.splice(MOST_VALUES, others, `or ${others} others`);
  const isSaid = keyword === "enum" || keyword === "const";
  const said = isSaid ? values.join(", ") : Array.isArray(rule) ? formsOf(rule) : rule;
  return words.replace("#", () => String(said)).replace(/\b1 (item|field)s$/, "1 $1");
}

/** Describes the forms of a choice: `2 forms (Sepa, Card)`. */
function formsOf(rule: readonly unknown[]): string {
  const names = namesOf(rule);
  const isNamed = names.length <= MOST_VALUES && names.every((name) => name !== undefined);
  return `${rule.length} forms${isNamed ? ` (${names.join(", ")})` : ""}`;
}

const namesOf = (rule: unknown): (string | undefined)[] =>
  [rule].flat().map((form) => {
    const { title, $ref } = Object(branchIn(form)) as JsonSchema;
    return title ?? ($ref && nameOfReference($ref));
  });

/** Removes implied faults. Of a choice, keeps only the faults of the meant branch. */
function chosen(errors: readonly AjvError[]): AjvError[] {
  /** The faults so far of the open branches, the outermost first, and of the whole payload. */
  const open: AjvError[][] = [];
  /** The faults of branches whose choice has not come yet. */
  const closed: Branch[] = [];
  let kept: AjvError[] = [];
  for (const error of errors) {
    const { keyword } = error;
    const mark = markOf(error.parentSchema);
    if (mark === "begin") {
      open.push(kept);
      kept = [];
    } else if (mark === "end") {
      closed.push({ of: error.parentSchema, faults: kept });
      kept = open.pop() ?? [];
    } else if (keyword !== "if" || kept.length === 0) {
      if (keyword === "propertyNames") while (kept.at(-1)?.propertyName !== undefined) kept.pop();
      const isChoice = /^(anyOf|oneOf|contains)$/.test(keyword);
      kept.push(...(isChoice ? meant(error, branchesOf(error, closed)) : [error]));
    }
  }
  return kept;
}

interface Branch {
  readonly of: unknown;
  readonly faults: readonly AjvError[];
}

/** Takes the branches of a choice from the end of `closed`, where ajv has them before its fault. */
function branchesOf({ schema }: AjvError, closed: Branch[]): (readonly AjvError[])[] {
  const forms = new Set([schema].flat());
  let first = closed.length;
  while (first > 0 && forms.has(closed[first - 1]?.of)) first--;
  return closed.splice(first).map(({ faults }) => faults);
}

/** Finds the faults of the meant branch. If several are likely, finds their common faults. */
function meant(error: AjvError, branches: readonly (readonly AjvError[])[]) {
  const { keyword, instancePath, params, parentSchema, data } = error;
  if (keyword === "contains" || params.passingSchemas) return [error];
  const fieldOf = (fault: AjvError): string | undefined => {
    const [field, ...deeper] = keysOf(fault.instancePath.slice(instancePath.length));
    return deeper.length === 0 && !Array.isArray(data) ? field : undefined;
  };
  /** True for a fault of a field that may name the branch. */
  const isListed = (fault: AjvError) =>
    /^(const|enum)$/.test(fault.keyword) && fieldOf(fault) !== undefined;
  const isNear = (fault: AjvError) =>
    fault.instancePath !== instancePath || !/^(type|const|enum)$/.test(fault.keyword);
  const near = branches.filter((faults) => faults.every(isNear));
  // A field whose value no branch lists tells the branches apart, too.
  const tag =
    valueAt(parentSchema, ["discriminator", "propertyName"]) ??
    near[0]
      ?.filter(isListed)
      .map(fieldOf)
      .find((field) =>
        near.every((faults) => faults.some((fault) => isListed(fault) && fieldOf(fault) === field)),
      );
  const namesOther = (fault: AjvError) =>
    (isListed(fault) && ([fault.schema].flat().length === 1 || fieldOf(fault) === tag)) ||
    (tag !== undefined && fault.params.missingProperty === tag);
  const without = (isOther: (fault: AjvError) => boolean) =>
    near.filter((faults) => !faults.some((fault) => namesOther(fault) || isOther(fault)));
  const meant = [without(isListed), without(() => false), near].find(({ length }) => length > 0);
  // A branch whose only faults are a number for a text, or the reverse, is the meant branch.
  const slips = meant?.filter((faults) => faults.every(isSlip)) ?? [];
  const [slip] = slips.sort((a, b) => a.length - b.length);
  const [first = [error], ...others] = slip ? [slip] : (meant ?? []);
  if (others.length === 0) return first;
  const factOf = (fault: AjvError) => {
    const rule = fault.keyword === "required" ? fault.params : [fault.keyword, fault.schema];
    return JSON.stringify([fault.instancePath, isListed(fault) || rule]);
  };
  const facts = others.map((faults) => new Set(faults.map(factOf)));
  const shared = first.filter((fault) => facts.every((faults) => faults.has(factOf(fault))));
  const listing = shared.find(isListed);
  if (!listing) return shared.length > 0 ? shared : [error];
  const same = near.flat().filter((fault) => factOf(fault) === factOf(listing));
  const values = new Set(same.flatMap(({ schema }) => schema));
  return [{ ...listing, keyword: "enum", schema: [...values] }];
}

const isSlip = ({ keyword, data }: AjvError): boolean =>
  keyword === "type" && /^(number|string)$/.test(typeof data);
