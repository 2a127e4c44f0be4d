// The meaning of a schema, however it is written: references are followed, `allOf` is merged, and
// null and unions of types have one form.

import { isJsonObject } from "../../library/json/pointer.ts";
import { evidenceOf, isAssumption, seenValues } from "../model/evidence.ts";
import { typeOf } from "../model/schema.ts";
import {
  applyingSchemas,
  type DocumentNode,
  type JsonObject,
  type Schemas,
  SILENT,
  schemaAt,
  schemasAt,
} from "./document-node.ts";
import { stable } from "./words.ts";

export interface Choice {
  readonly keyword: string;
  readonly branches: Schemas;
}

/** The combined statements of all schemas that apply to a value. */
export class View {
  title: string | undefined;
  types: ReadonlySet<string> = ANY;
  /** The only allowed values, by their JSON; undefined if all values are allowed. */
  values: ReadonlyMap<string, unknown> | undefined;
  readonly fields = new Map<string, Schemas>();
  readonly required = new Set<string>();
  readonly items: DocumentNode[] = [];
  readonly further: DocumentNode[] = [];
  isClosed = false;
  readonly choices: Choice[] = [];
  /** The rules that have no field above, by keyword. */
  readonly rules = new Map<string, unknown>();
  /** The texts for people, by their keywords, as JSON. */
  readonly notes = new Map<string, string>();
  /** The entries of open lists: values that were seen, and known codes with their meaning. */
  readonly known = new Map<string, string>();
  issueCode: string | undefined;
}

const NOTES = new Set([
  ..."description examples example $comment deprecated externalDocs default".split(" "),
  ..."readOnly writeOnly x-usually-not-before".split(" "),
]);

export function viewOf(schemas: Schemas): View {
  const view = new View();
  for (const part of applyingSchemas(schemas)) addPart(view, part);
  if (view.values)
    view.types = intersection(view.types, new Set([...view.values.values()].map(atomOf)));
  if (view.types.has("integer") && !view.types.has("fraction"))
    for (const end of ["minimum", "maximum"]) {
      // An exclusive limit of an integer equals the next integer as an inclusive limit.
      const limit = exclusiveIn(view.rules.get(end));
      const step = end === "minimum" ? 1 : -1;
      if (limit !== undefined) view.rules.set(end, step * Math.floor(step * limit) + step);
    }
  return view;
}

function addPart(view: View, part: DocumentNode): void {
  for (const [keyword, value] of Object.entries(part.value)) {
    if (SILENT.has(keyword) || isWidth(keyword, value)) continue;
    const add = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (add) add(view, value, part);
    else if (NOTES.has(keyword)) addNote(view, keyword, value);
    else addRule(view.rules, keyword, value);
  }
}

/** Whether a keyword only says which type generated code has for a number. */
const isWidth = (keyword: string, value: unknown): boolean =>
  keyword === "x-go-type" || (keyword === "format" && value === "int64");

type Add = (view: View, value: unknown, part: DocumentNode) => void;

const KEYWORDS: Readonly<Record<string, Add>> = {
  title(view, value) {
    if (typeof value === "string") view.title ??= value;
  },
  // In OpenAPI 3.0, the keyword `nullable` beside the type allows null.
  type(view, value, { value: { nullable } }) {
    const types = [value, nullable === true ? "null" : []].flat();
    view.types = intersection(view.types, typesNamed(types));
  },
  enum: (view, value, { value: { nullable } }) =>
    allowOnly(view, [value, nullable === true ? null : []].flat()),
  nullable() {},
  exclusiveMinimum: addExclusive("minimum"),
  exclusiveMaximum: addExclusive("maximum"),
  const: (view, value) => allowOnly(view, [value]),
  properties(view, value, part) {
    for (const [name, schema] of Object.entries(value as JsonObject)) {
      const before = view.fields.get(name) ?? [];
      view.fields.set(name, [...before, schemaAt(part, schema, "properties", name)]);
    }
  },
  required(view, value) {
    for (const name of value as string[]) view.required.add(name);
  },
  items: (view, value, part) => view.items.push(schemaAt(part, value, "items")),
  additionalProperties(view, value, part) {
    if (value === false) view.isClosed = true;
    else if (isJsonObject(value) && Object.keys(value).length > 0)
      view.further.push(schemaAt(part, value, "additionalProperties"));
  },
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

/** Adds an exclusive limit. In OpenAPI 3.0, `true` makes the limit beside the keyword exclusive. */
function addExclusive(end: string) {
  return ({ rules }: View, value: unknown, { value: schema }: DocumentNode) => {
    if (value !== false) addRule(rules, end, { exclusive: value === true ? schema[end] : value });
  };
}

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
    KEYWORDS.type?.(view, bare.flat(), part);
    return;
  }
  const others = branches.filter((_, index) => String(bare[index]) !== "null");
  const [only] = others;
  if (only && others.length === 1 && branches.length > 1 && addNullable(view, only)) return;
  view.choices.push({ keyword, branches });
}

/** Returns the types of a schema that has only types and texts; undefined for other schemas. */
function bareTypes(schema: JsonObject): unknown[] | undefined {
  const isBeside = ([key, value]: [string, unknown]) =>
    /^(type|title)$/.test(key) || isWidth(key, value) || (NOTES.has(key) && key !== "default");
  const isBare = "type" in schema && Object.entries(schema).every(isBeside);
  return isBare ? [schema.type].flat() : undefined;
}

/** Adds a schema, and allows null. For a schema with a choice inside, only returns false. */
function addNullable(view: View, schema: DocumentNode): boolean {
  const parts = applyingSchemas([schema]);
  if (parts.some(({ value }) => "anyOf" in value || "oneOf" in value)) return false;
  for (const part of parts) {
    const { type, enum: values, const: only, ...rest } = part.value;
    const value = {
      ...rest,
      ...(type === undefined ? {} : { type: [...[type].flat(), "null"] }),
      ...(values === undefined ? {} : { enum: [...(values as unknown[]), null] }),
      ...(only === undefined ? {} : { enum: [only, null] }),
    };
    addPart(view, { ...part, value });
  }
  return true;
}

function addRule(rules: Map<string, unknown>, keyword: string, value: unknown): void {
  const before = rules.get(keyword);
  const tighter = tighterOf(keyword, before, value);
  if (before === undefined || stable(before) === stable(value)) rules.set(keyword, value);
  else if (tighter !== undefined) rules.set(keyword, tighter);
  else rules.set(keyword, { all: [before, value].map(stable).sort() });
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

/** Returns the number in an exclusive limit; undefined for an inclusive limit. */
export const exclusiveIn = (limit: unknown): number | undefined =>
  isJsonObject(limit) && "exclusive" in limit ? Number(limit.exclusive) : undefined;

/** Returns the tighter of two values of a limit; undefined if they can't be compared. */
export function tighterOf(keyword: string, a: unknown, b: unknown): unknown {
  const [first, second] = [exclusiveIn(a) ?? Number(a), exclusiveIn(b) ?? Number(b)];
  if (keyword === "multipleOf") {
    const times = Math.max(first, second) / Math.min(first, second);
    if (Math.abs(times - Math.round(times)) > 1e-9) return undefined;
  } else if (!/^m(in|ax)(imum|Length|Items|Properties)$/.test(keyword)) return undefined;
  if (first === second) return exclusiveIn(a) === undefined ? b : a;
  return keyword.startsWith("max") === first < second ? a : b;
}
