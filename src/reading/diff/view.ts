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

/** A schema of a rule alone: its keyword first, and those beside it that change what it means. */
export interface Rule extends DocumentNode {
  readonly keyword: string;
}

/** The combined statements of all schemas that apply to a value. */
export class View {
  readonly parts: Part[] = [];
  types: ReadonlySet<string> = ANY;
  /** The only allowed values, by their JSON; undefined if all values are allowed. */
  values: ReadonlyMap<string, unknown> | undefined;
  readonly fields = new Map<string, Schemas>();
  readonly required = new Set<string>();
  /** The parts that limit fields without a name, unless they have patterns. */
  readonly limiting: Part[] = [];
  isClosed = false;
  /** What has no field above, by keyword: `minimum` also has `exclusiveMinimum`, `anyOf` `oneOf`. */
  readonly rules = new Map<string, readonly Rule[]>();
  /** The first text for people of each keyword, which is the nearest to the use of the schema. */
  readonly notes = new Map<string, unknown>();
  /** The entries of open lists: values that were seen, and known codes with their meaning. */
  readonly known = new Map<string, string>();
}

export function viewOf(schemas: Schemas): View {
  const view = new View();
  for (const part of applyingSchemas(schemas)) addPart(view, part);
  addFields(view);
  if (view.values)
    view.types = intersection(view.types, new Set([...view.values.values()].map(atomOf)));
  return view;
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

type Add = (view: View, value: unknown, part: Part) => void;

const KEYWORDS: Readonly<Record<string, Add>> = {
  type(view, value) {
    view.types = intersection(view.types, typesNamed([value].flat()));
  },
  enum: (view, value) => allowOnly(view, value as unknown[]),
  const: (view, value) => allowOnly(view, [value]),
  properties() {},
  additionalProperties(view, value, part) {
    if (value === true || stable(value) === "{}") return;
    view.limiting.push(part);
    if (value === false) view.isClosed = true;
    else addRule(view, "additionalProperties", part);
  },
  required(view, value) {
    for (const name of value as string[]) view.required.add(name);
  },
  anyOf: (view, _, part) => addChoice(view, "anyOf", part),
  oneOf: (view, _, part) => addChoice(view, "oneOf", part),
  "x-issue-code": (view, value) => addNote(view, "x-issue-code", value),
  "x-evidence": addEvidence,
  "x-codes"(view, value) {
    for (const [code, meaning] of Object.entries(value as JsonObject))
      view.known.set(code, stable(meaning));
  },
};

/** Adds the fields. To a part that limits fields without a name, names of other parts are such. */
function addFields(view: View): void {
  const { parts, limiting } = view;
  const fieldsOf = ({ value }: Part): JsonObject => (value.properties ?? {}) as JsonObject;
  const fieldIn = (part: Part, name: string): Schemas => {
    if (Object.hasOwn(fieldsOf(part), name)) return [schemaAt(part, "properties", name)];
    return limiting.includes(part) ? [schemaAt(part, "additionalProperties")] : [];
  };
  for (const name of new Set(parts.flatMap((part) => Object.keys(fieldsOf(part)))))
    view.fields.set(
      name,
      parts.flatMap((part) => fieldIn(part, name)),
    );
  const [closing, more] = view.rules.get("unevaluatedProperties") ?? [];
  // Where nothing but `allOf` says which fields there are, this refuses all others.
  const isPlain =
    closing?.value.unevaluatedProperties === false &&
    closing.value === parts[0]?.whole.value &&
    more === undefined &&
    parts.every(({ value }) => !("additionalProperties" in value)) &&
    [...view.rules.keys()].every((key) => key === "unevaluatedProperties" || LIMIT.test(key));
  if (!isPlain) return;
  view.rules.delete("unevaluatedProperties");
  view.isClosed = true;
}

function allowOnly(view: View, values: readonly unknown[]): void {
  const before = view.values;
  const all = values.map((value) => [stable(value), value] as const);
  view.values = new Map(before ? all.filter(([key]) => before.has(key)) : all);
}

/** Adds a choice. Bare types become a list of types, and `[X, null]` becomes a nullable X. */
function addChoice(view: View, keyword: string, part: Part): void {
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
  const [only, ...more] = branches.filter((_, index) => [...(bare[index] ?? [])].join() !== "null");
  const isNullable = only && more.length === 0 && branches.length === 2;
  if (!isNullable || !addNullable(view, only, keyword)) addRule(view, keyword, part);
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
  const refusesNull = ({ value: { type } }: Part) =>
    type !== undefined && ![type].flat().includes("null");
  if (keyword === "oneOf" && !parts.some(refusesNull)) return false;
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

function addRule(view: View, keyword: string, part: Part): void {
  const key = keyword.replace(/^exclusiveM/, "m").replace("oneOf", "anyOf");
  const rule = ruleAlone(keyword, part);
  const before = view.rules.get(key) ?? [];
  if (before.some((other) => tighterOf(other, rule) === other)) return;
  const kept = before.filter((other) => tighterOf(other, rule) !== rule);
  view.rules.set(key, [...kept, rule]);
}

function ruleAlone(keyword: string, { whole, ...part }: Part): Rule {
  // What this means depends on all keywords beside it.
  if (keyword.startsWith("unevaluated")) return { ...whole, keyword };
  const beside = Object.hasOwn(GROUPS, keyword) ? (GROUPS[keyword] ?? []) : [];
  const keys = [keyword, ...beside].filter((key) => Object.hasOwn(part.value, key));
  const value = Object.fromEntries(keys.map((key) => [key, part.value[key]]));
  const names = Object.keys(Object(part.value.properties));
  return {
    ...part,
    keyword,
    value: keyword === "patternProperties" ? { ...value, names } : value,
  };
}

function addNote(view: View, keyword: string, value: unknown): void {
  if (!view.notes.has(keyword)) view.notes.set(keyword, value);
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
  const [first, second] = [a, b].map(({ keyword, value }) => LIMIT.test(keyword) && value[keyword]);
  if (typeof first !== "number" || typeof second !== "number") return undefined;
  if (a.keyword === "multipleOf") {
    const times = Math.max(first, second) / Math.min(first, second);
    if (!(Math.abs(times - Math.round(times)) <= 1e-9)) return undefined;
  }
  if (first === second) return a.keyword.startsWith("ex") || a.keyword === b.keyword ? a : b;
  return /^(max|exclusiveMax)/.test(a.keyword) === first < second ? a : b;
}
