// Explains the faults that ajv finds, in the words, codes and places of the package.
import { isObject, keysOf, valueAt } from "../../library/json/pointer.ts";
import { add, type Findings, missing, wrong } from "../../library/runtime/issue.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { keepKeys } from "../judge/place.ts";
import { FORMATS_BY_NAME } from "../model/formats.ts";
import { type JsonSchema, nameOfReference } from "../model/schema.ts";

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

/** Reports the faults of ajv. `schema` is the whole schema of the payload. */
export function explainErrors(
  errors: readonly AjvError[],
  schema: JsonSchema,
  prefix: string,
  findings: Findings,
): void {
  const told = new Set<string>();
  const mistyped = new Set<string>();
  for (const error of chosen(errors, schema)) {
    const { params, keyword } = error;
    const keys = keysOf(error.instancePath);
    const attr = prefix + keys.join(".");
    const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const fact = `${attr} ${keyword} ${key ?? params.propertyName ?? JSON.stringify(error.schema)}`;
    if (keyword === "type") mistyped.add(attr);
    // The format of a value is not reported if its type is already wrong.
    if (told.has(fact) || (keyword === "format" && mistyped.has(attr))) continue;
    told.add(fact);
    const before = findings.issues.length;
    explainError(error, attr, key, findings);
    for (const issue of findings.issues.slice(before)) {
      const field =
        issue.attr === attr ? [] : [issue.attr.slice(attr === "" ? 0 : attr.length + 1)];
      keepKeys(issue, [...keys, ...field]);
    }
  }
}

/** Returns the code and the words of a format, if there are words for it. */
function formatWanted(keyword: string, rule: unknown): readonly [string, string] | undefined {
  const { code = "invalid_format", wanted } =
    (keyword === "format" && FORMATS_BY_NAME.get(`${rule}`)) || {};
  return wanted === undefined ? undefined : [code, wanted];
}

function explainError(
  { keyword, params, data, schema: rule, parentSchema }: AjvError,
  attr: string,
  key: string | undefined,
  findings: Findings,
): void {
  const inside = (field: string | undefined) => (attr === "" ? `${field}` : `${attr}.${field}`);
  const wanted = WANTED[`${keyword} ${rule}`] ?? formatWanted(keyword, rule) ?? WANTED[keyword];
  if (params.missingProperty !== undefined) missing(findings, inside(key));
  else if (key !== undefined) {
    const { properties = {} } = parentSchema as JsonSchema;
    const hint = didYouMean(nearest(key, Object.keys(properties)));
    add(findings, inside(key), "unknown_field", ` is not a field of this contract${hint}`);
  } else if (keyword === "type") wrong(findings, attr, data, typeWords([rule].flat()));
  else if (params.passingSchemas) {
    const [first, second] = params.passingSchemas.map((index) => namesOf(rule)[index]);
    const which = first && second ? `${first} and ${second}` : "more than one";
    const forms = `${[rule].flat().length} forms`;
    add(findings, attr, "invalid_choice", ` fits ${which} of ${forms}, and exactly one is allowed`);
  } else if (wanted) wrong(findings, attr, data, sayWanted(wanted[1], keyword, rule), wanted[0]);
  else if (keyword === "uniqueItems") {
    const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
    add(findings, inside(`${second}`), "duplicate_item", ` is the same as ${inside(`${first}`)}`);
  } else if (keyword === "propertyNames") {
    const name = inside(params.propertyName);
    add(findings, name, "unknown_field", " is not a name that a field may have");
  } else if (keyword === "false schema") add(findings, attr, "unknown_field", " may not be there");
  else add(findings, attr, "invalid_choice", ` is what the contract rules out (${keyword})`);
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
    const { title, $ref } = Object(form) as JsonSchema;
    return title ?? ($ref && nameOfReference($ref));
  });

/** Removes implied faults. Of `anyOf` and `oneOf`, keeps only the faults of the meant branch. */
function chosen(errors: readonly AjvError[], schema: JsonSchema): AjvError[] {
  const kept: AjvError[] = [];
  for (const error of errors) {
    const { keyword, instancePath } = error;
    if (keyword === "if" && kept.length > 0) continue;
    if (keyword === "propertyNames") while (kept.at(-1)?.propertyName !== undefined) kept.pop();
    if (!/^(anyOf|oneOf|contains)$/.test(keyword)) {
      kept.push(error);
      continue;
    }
    // ajv reports the faults of all branches right before the fault of their `anyOf` or `oneOf`.
    const isOfBranch = (fault: AjvError | undefined) =>
      `${fault?.instancePath}/`.startsWith(`${instancePath}/`) &&
      fault?.propertyName === error.propertyName;
    let start = kept.length;
    while (isOfBranch(kept[start - 1])) start--;
    const last = kept.splice(start);
    const forms = formsIn(error, schema);
    const inForms = [error.schema].flat().map((): AjvError[] => []);
    for (const fault of last) {
      const homes = forms.homesOf(fault, instancePath).map((index) => inForms[index]);
      for (const faults of homes.length > 0 ? homes : [kept]) faults?.push(fault);
    }
    for (const fault of meant(error, inForms, forms)) kept.push(fault);
  }
  return kept;
}

/** Finds the faults of the meant branch. If several are likely, finds their common faults. */
function meant(error: AjvError, inForms: readonly AjvError[][], forms: Forms) {
  const { keyword, instancePath, params, parentSchema, data } = error;
  if (keyword === "contains" || params.passingSchemas) return [error];
  const tag = valueAt(parentSchema, ["discriminator", "propertyName"]);
  const namesForm = ({ keyword, schema, instancePath: path }: AjvError): boolean => {
    const [field, ...deeper] = keysOf(path.slice(instancePath.length));
    const isOnly = keyword === "const" || (Array.isArray(schema) && schema.length === 1);
    const isField = deeper.length === 0 && !Array.isArray(data);
    if (!/^(const|enum)$/.test(keyword) || !isField) return false;
    return isOnly || field === tag || forms.at(field ?? "").isApart;
  };
  const isOther = (fault: AjvError) =>
    namesForm(fault) || (tag !== undefined && fault.params.missingProperty === tag);
  const isNear = (fault: AjvError) =>
    fault.instancePath !== instancePath || !/^(type|const|enum)$/.test(fault.keyword);
  const near = inForms.filter((faults) => faults.length > 0 && faults.every(isNear));
  const nearer = near.filter((faults) => !faults.some(isOther));
  const meant = near.length > 1 && nearer.length > 0 ? nearer : near;
  // A branch whose only faults are a number for a text, or the reverse, is the meant branch.
  const slips = meant.filter((faults) => faults.every(isSlip)).sort((a, b) => a.length - b.length);
  const [first = [], ...others] = slips.length > 0 ? slips.slice(0, 1) : meant;
  if (others.length === 0) return first.length > 0 ? first : [error];
  const factOf = (fault: AjvError) => {
    const rule = fault.keyword === "required" ? fault.params : [fault.keyword, fault.schema];
    return JSON.stringify([fault.instancePath, namesForm(fault) || rule]);
  };
  const facts = others.map((faults) => new Set(faults.map(factOf)));
  const shared = first.filter((fault) => facts.every((faults) => faults.has(factOf(fault))));
  const named = shared.find(namesForm);
  if (!named) return shared.length > 0 ? shared : [error];
  const same = near.flat().filter((fault) => factOf(fault) === factOf(named));
  return [{ ...named, keyword: "enum", schema: same.flatMap((fault) => fault.schema) }];
}

const isSlip = ({ keyword, data }: AjvError): boolean =>
  keyword === "type" && /^(number|string)$/.test(typeof data);

const known = new WeakMap<object, Forms>();

/** Returns the forms of a choice. They are read once for all faults of the choice. */
function formsIn({ schema }: AjvError, { $defs = {} }: JsonSchema): Forms {
  const each = [schema].flat().map((form: unknown) => [form]);
  const forms = known.get(Object(schema)) ?? new Forms(each, $defs);
  known.set(Object(schema), forms);
  return forms;
}

const OF_THE_VALUE = /^(allOf|anyOf|oneOf|not|if|then|else|propertyNames|dependentSchemas)$/;
const OF_ANY_KEY =
  /^((pattern|additional|unevaluated)Properties|(prefixI|unevaluatedI|i)tems|contains)$/;
const BY_NAME = /^(patternProperties|dependentSchemas)$/;

const innerOf = (schema: object, keywords: RegExp): unknown[] =>
  Object.entries(schema).flatMap(([keyword, inner]) =>
    keywords.test(keyword) ? (BY_NAME.test(keyword) ? Object.values(inner) : inner) : [],
  );

const texts = new WeakMap<object, string>();

/** Writes a schema as JSON, once for all faults that it causes. */
function textOf(schema: object | boolean = {}): string {
  if (typeof schema === "boolean") return `${schema}`;
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}

type Defs = NonNullable<JsonSchema["$defs"]>;

/** The forms of a choice: of each form, all schemas that apply to the same value. */
class Forms {
  readonly #schemas: readonly ReadonlySet<JsonSchema>[];
  readonly #names = new Set<string>();
  /** The indexes of the forms that have a schema, by its text. */
  readonly #homes = new Map<string, Set<number>>();
  readonly #inside = new Map<string, Forms>();
  readonly #defs: Defs;
  #isApart: boolean | undefined;

  constructor(forms: readonly (readonly unknown[])[], $defs: Defs) {
    this.#defs = $defs;
    this.#schemas = forms.map((schemas) => applyingWith(schemas, $defs));
    for (const [index, schemas] of this.#schemas.entries())
      for (const schema of schemas) {
        for (const name of Object.keys(schema.properties ?? {})) this.#names.add(name);
        const text = textOf(schema);
        this.#homes.set(text, (this.#homes.get(text) ?? new Set()).add(index));
      }
  }

  /** Returns the indexes of the forms from which a fault below a place comes. */
  homesOf({ instancePath, parentSchema }: AjvError, place: string): number[] {
    let forms: Forms = this;
    for (const key of keysOf(instancePath.slice(place.length))) forms = forms.at(key);
    return [...(forms.#homes.get(textOf(parentSchema)) ?? [])];
  }

  /** True if the forms list values, and none the same: so the value names the form. */
  get isApart(): boolean {
    if (this.#isApart !== undefined) return this.#isApart;
    const textOf = (value: unknown) => JSON.stringify(value) ?? [];
    const lists = this.#schemas
      .map((schemas) => new Set([...schemas].flatMap((it) => it.enum ?? it.const).flatMap(textOf)))
      .filter(({ size }) => size > 0);
    const all = lists.flatMap((list) => [...list]);
    this.#isApart = lists.length > 1 && new Set(all).size === all.length;
    return this.#isApart;
  }

  /** Returns the schemas that apply to the value of a key. */
  at(key: string): Forms {
    const name = this.#names.has(key) ? `.${key}` : "";
    const known = this.#inside.get(name);
    if (known) return known;
    const inside = this.#schemas.map((schemas) =>
      [...schemas].flatMap((schema) => [
        ...(name === "" ? [] : [valueAt(schema.properties, [key])]),
        ...innerOf(schema, OF_ANY_KEY),
      ]),
    );
    const forms = new Forms(inside, this.#defs);
    this.#inside.set(name, forms);
    return forms;
  }
}

/** Adds, to schemas, the schemas inside that apply to the same value. */
function applyingWith(schemas: readonly unknown[], $defs: Defs): ReadonlySet<JsonSchema> {
  const all = new Set<JsonSchema>();
  const add = (schema: unknown): void => {
    if (!isObject(schema) || all.has(schema)) return;
    all.add(schema);
    const { $ref } = schema as JsonSchema;
    if ($ref !== undefined) add($defs[nameOfReference($ref)]);
    for (const inner of innerOf(schema, OF_THE_VALUE)) add(inner);
  };
  for (const schema of schemas) add(schema);
  return all;
}
