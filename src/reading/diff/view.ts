// The meaning of a schema, however it is written: references are followed, `allOf` is merged, and
// null and unions of types have one form. What it does not know is a rule, compared as a whole.

import { isJsonObject } from "../../library/json/pointer.ts";
import { evidenceOf, isAssumption, seenValues } from "../model/evidence.ts";
import { typeOf } from "../model/schema.ts";
import {
  applyingSchemas,
  type DocumentNode,
  type JsonObject,
  type Part,
  type Schemas,
  SILENT,
  schemaAt,
  schemasAt,
} from "./document-node.ts";
import { NOTES } from "./same.ts";
import { stable } from "./words.ts";

export interface Choice {
  readonly keyword: string;
  readonly branches: Schemas;
}

/** A keyword with those beside it that change its meaning. */
export interface Rule {
  /** The keyword and its value, as the document writes them. */
  readonly keyword: string;
  readonly value: unknown;
  /** A schema with this rule alone. */
  readonly part: DocumentNode;
  /** All that decides what the rule means, if it is more. */
  readonly whole?: DocumentNode;
  /** The number of a rule that is a limit, and whether the number itself is excluded. */
  readonly limit?: number;
  readonly isExclusive?: boolean;
}

/** The combined statements of all schemas that apply to a value. */
export class View {
  readonly parts: Part[] = [];
  title: string | undefined;
  types: ReadonlySet<string> = ANY;
  /** The only allowed values, by their JSON; undefined if all values are allowed. */
  values: ReadonlyMap<string, unknown> | undefined;
  readonly fields = new Map<string, Schemas>();
  readonly required = new Set<string>();
  readonly items: DocumentNode[] = [];
  /** What the fields without a name have to be. */
  readonly further: DocumentNode[] = [];
  isClosed = false;
  readonly choices: Choice[] = [];
  /** The rules that have no field above, by keyword: `minimum` also has `exclusiveMinimum`. */
  readonly rules = new Map<string, readonly Rule[]>();
  /** The texts for people, by their keywords, as JSON. */
  readonly notes = new Map<string, string>();
  /** The entries of open lists: values that were seen, and known codes with their meaning. */
  readonly known = new Map<string, string>();
  issueCode: string | undefined;
}

export function viewOf(schemas: Schemas): View {
  const view = new View();
  for (const part of applyingSchemas(schemas)) addPart(view, part);
  addFields(view);
  if (view.values)
    view.types = intersection(view.types, new Set([...view.values.values()].map(atomOf)));
  if (view.types.has("integer") && !view.types.has("fraction"))
    for (const end of ["minimum", "maximum"])
      view.rules.set(end, (view.rules.get(end) ?? []).map(asInclusive));
  return view;
}

/** An exclusive limit of an integer equals the next integer as an inclusive limit. */
function asInclusive(rule: Rule): Rule {
  if (!rule.isExclusive || rule.limit === undefined) return rule;
  const step = rule.keyword === "exclusiveMinimum" ? 1 : -1;
  return { ...rule, limit: step * Math.floor(step * rule.limit) + step, isExclusive: false };
}

function addPart(view: View, part: Part): void {
  view.parts.push(part);
  const leaders = Object.keys(GROUPS).filter((leader) => Object.hasOwn(part.value, leader));
  const led = new Set(leaders.flatMap((leader) => GROUPS[leader] ?? []));
  for (const [keyword, value] of Object.entries(part.value)) {
    if (SILENT.has(keyword) || led.has(keyword)) continue;
    const add = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (add) add(view, value, part);
    else if (NOTES.has(keyword) || keyword === "default" || isWidth(keyword, part.value))
      addNote(view, keyword, value);
    else addRule(view, keyword, part);
  }
}

/** True for a format that only says which type generated code has for an integer. */
const isWidth = (keyword: string, { type, format }: JsonObject): boolean =>
  keyword === "format" && format === "int64" && /^integer(,null)?$/.test(String(type));

/** Keywords that mean something else by those beside them, which are then no rules themselves. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  if: ["then", "else"],
  prefixItems: ["items"],
  contains: ["minContains", "maxContains"],
  // What it says about fields without a name is not limited by this rule alone.
  patternProperties: ["additionalProperties"],
};

type Add = (view: View, value: unknown, part: DocumentNode) => void;

const KEYWORDS: Readonly<Record<string, Add>> = {
  title(view, value) {
    if (typeof value === "string") view.title ??= value;
  },
  type(view, value) {
    view.types = intersection(view.types, typesNamed([value].flat()));
  },
  enum: (view, value) => allowOnly(view, value as unknown[]),
  const: (view, value) => allowOnly(view, [value]),
  properties() {},
  additionalProperties() {},
  required(view, value) {
    for (const name of value as string[]) view.required.add(name);
  },
  items: (view, value, part) => view.items.push(schemaAt(part, value, "items")),
  anyOf: (view, _, part) => addChoice(view, "anyOf", part),
  oneOf: (view, _, part) => addChoice(view, "oneOf", part),
  "x-issue-code"(view, value) {
    view.issueCode ??= String(value);
  },
  "x-evidence": addEvidence,
  "x-codes"(view, value) {
    for (const [code, meaning] of Object.entries(value as JsonObject))
      view.known.set(code, stable(meaning));
  },
};

/**
 * Adds the fields. To a part that limits fields without a name, the names of other parts are such
 * fields, unless it has patterns: then all that it says about fields without a name is one rule.
 */
function addFields(view: View): void {
  const { parts } = view;
  const named = ({ value }: Part): JsonObject => (value.properties ?? {}) as JsonObject;
  const limiting = parts.filter(({ value }) => !("patternProperties" in value) && isLimit(value));
  const others = (part: Part) =>
    schemaAt(part, part.value.additionalProperties, "additionalProperties");
  for (const name of new Set(parts.flatMap((part) => Object.keys(named(part)))))
    view.fields.set(
      name,
      parts.flatMap((part) =>
        Object.hasOwn(named(part), name)
          ? schemaAt(part, named(part)[name], "properties", name)
          : limiting.includes(part)
            ? others(part)
            : [],
      ),
    );
  view.isClosed = limiting.some(({ value }) => value.additionalProperties === false);
  view.further.push(
    ...limiting.filter(({ value }) => value.additionalProperties !== false).map(others),
  );
  const [first] = parts;
  const [closing, more] = view.rules.get("unevaluatedProperties") ?? [];
  // Where nothing but `allOf` says which fields there are, this refuses all others.
  const isPlain =
    closing?.value === false &&
    closing.whole === first?.whole &&
    more === undefined &&
    view.choices.length === 0 &&
    parts.every(({ value }) => !("additionalProperties" in value)) &&
    [...view.rules.keys()].every((key) => key === "unevaluatedProperties" || LIMIT.test(key));
  if (!isPlain) return;
  view.rules.delete("unevaluatedProperties");
  view.isClosed = true;
}

const isLimit = ({ additionalProperties: others }: JsonObject): boolean =>
  others !== undefined &&
  others !== true &&
  !(isJsonObject(others) && Object.keys(others).length === 0);

function allowOnly(view: View, values: readonly unknown[]): void {
  const before = view.values;
  const all = values.map((value) => [stable(value), value] as const);
  view.values = new Map(before ? all.filter(([key]) => before.has(key)) : all);
}

/** Adds a choice. Bare types become a list of types, and `[X, null]` becomes a nullable X. */
function addChoice(view: View, keyword: string, part: DocumentNode): void {
  const branches = schemasAt(part, keyword);
  const bare = branches.map(({ value }) => bareTypes(value));
  if (bare.every((types) => types !== undefined)) {
    const types = bare.flatMap((names) => [...names]);
    // With `oneOf`, a type of two branches is refused.
    const isOne = (type: string) =>
      keyword === "anyOf" || types.indexOf(type) === types.lastIndexOf(type);
    view.types = intersection(view.types, new Set(types.filter(isOne)));
    return;
  }
  const others = branches.filter((_, index) => [...(bare[index] ?? [])].join() !== "null");
  const [only] = others;
  const isNullable = only && others.length === 1 && branches.length === 2;
  if (isNullable && addNullable(view, only, keyword)) return;
  view.choices.push({ keyword, branches });
}

/** Returns the types of a schema that has only types and texts; undefined for other schemas. */
function bareTypes(schema: JsonObject): ReadonlySet<string> | undefined {
  const isText = (key: string) => key === "type" || NOTES.has(key) || isWidth(key, schema);
  const isBare = Object.keys(schema).every(isText);
  return "type" in schema && isBare ? typesNamed([schema.type].flat()) : undefined;
}

/** Adds a schema, and allows null. If null means something to the schema, only returns false. */
function addNullable(view: View, schema: DocumentNode, keyword: string): boolean {
  const parts = applyingSchemas([schema]);
  const isLeftAlone = (key: string) => PASSES_NULL.test(key) || LIMIT.test(key) || NOTES.has(key);
  if (!parts.every(({ value }) => Object.keys(value).every(isLeftAlone))) return false;
  if (parts.some(({ value }) => "enum" in value && "const" in value)) return false;
  if (keyword === "oneOf" && parts.every(({ value }) => takesNull(value))) return false;
  for (const part of parts) {
    const { type, enum: values, const: only, ...rest } = part.value;
    const value = {
      ...rest,
      ...(type === undefined ? {} : { type: [...[type].flat(), "null"] }),
      ...(values === undefined ? {} : { enum: [...(values as unknown[]), null] }),
      ...("const" in part.value ? { enum: [only, null] } : {}),
    };
    addPart(view, { ...part, value });
  }
  return true;
}

/** Keywords that, beside LIMIT and texts, say nothing about null but in a list of types or values. */
const PASSES_NULL =
  /^(type|enum|const|default|x-.*|properties|patternProperties|additionalProperties|propertyNames|required|dependent(Required|Schemas)|(prefixI|i)tems|contains|(min|max)Contains)$/;
/** Rules that only refuse values, and say nothing about which fields there are. */
export const LIMIT =
  /^(m(in|ax)(imum|Length|Items|Properties)|exclusiveM(in|ax)imum|multipleOf|pattern|format|uniqueItems|x-(not-before|unique))$/;

const takesNull = ({ type, enum: values, ...value }: JsonObject): boolean =>
  (type === undefined || [type].flat().includes("null")) &&
  (values === undefined || (values as unknown[]).includes(null)) &&
  (value.const ?? null) === null;

function addRule(view: View, keyword: string, part: Part): void {
  const value = part.value[keyword];
  const key = keyword.replace(/^exclusiveM/, "m");
  const isLimit = LIMIT.test(key) && typeof value === "number";
  const limit = isLimit ? { limit: value, isExclusive: key !== keyword } : {};
  const whole = keyword.startsWith("unevaluated") ? { whole: part.whole } : {};
  const rule: Rule = { keyword, value, part: ruleAlone(keyword, part), ...whole, ...limit };
  const before = view.rules.get(key) ?? [];
  if (before.some((other) => tighterOf(other, rule) === other)) return;
  const kept = before.filter((other) => tighterOf(other, rule) !== rule);
  view.rules.set(key, [...kept, rule]);
}

/** Returns a schema with a rule, and the keywords beside it that decide what the rule means. */
function ruleAlone(keyword: string, { whole: _, ...part }: Part): DocumentNode {
  const beside = Object.hasOwn(GROUPS, keyword) ? (GROUPS[keyword] ?? []) : [];
  const keys = [keyword, ...beside].filter((key) => Object.hasOwn(part.value, key));
  const value = Object.fromEntries(keys.map((key) => [key, part.value[key]]));
  const names = Object.keys(Object(part.value.properties));
  return { ...part, value: keyword === "patternProperties" ? { ...value, names } : value };
}
/** Adds a note. The first note counts, because it is nearest to the use of the schema. */
function addNote(view: View, keyword: string, value: unknown): void {
  if (!view.notes.has(keyword)) view.notes.set(keyword, stable(value));
}

/** Adds assumptions as a note, and values that were seen as an open list. */
function addEvidence(view: View, xEvidence: unknown): void {
  const entries = [xEvidence].flat().filter(isJsonObject);
  for (const value of seenValues(entries)) view.known.set(value, "");
  const assumptions = evidenceOf(entries).filter(isAssumption);
  if (assumptions.length > 0) addNote(view, "x-evidence", assumptions);
}

export const ANY: ReadonlySet<string> = new Set(
  "null boolean string integer fraction array object".split(" "),
);

/** Splits types into atoms that do not overlap: `number` becomes `integer` and `fraction`. */
const typesNamed = (names: readonly unknown[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name === "number" ? ["integer", "fraction"] : `${name}`)));

const atomOf = (value: unknown): string => typeOf(value).replace("number", "fraction");

export const intersection = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> =>
  new Set([...a].filter((item) => b.has(item)));

/** Returns the tighter of two limits, the first one of equals; undefined if it is not known. */
export function tighterOf(a: Rule, b: Rule): Rule | undefined {
  const key = a.keyword.replace(/^exclusiveM/, "m");
  const { limit: first, isExclusive } = a;
  const { limit: second } = b;
  if (first === undefined || second === undefined) return undefined;
  if (key === "multipleOf") {
    const times = Math.max(first, second) / Math.min(first, second);
    if (!(Math.abs(times - Math.round(times)) <= 1e-9)) return undefined;
  }
  if (first === second) return isExclusive || !b.isExclusive ? a : b;
  return key.startsWith("max") === first < second ? a : b;
}
