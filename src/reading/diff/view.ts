// The meaning of a schema, however it is written: references are followed, `allOf` is merged, and
// null and unions of types have one form.

import { isJsonObject } from "../../library/json/pointer.ts";
import { evidenceOf, isAssumption, seenValues } from "../model/evidence.ts";
import {
  applyingSchemas,
  type DocumentNode,
  type JsonObject,
  SILENT,
  schemaAt,
} from "./document-node.ts";
import { ANY, atomOf, exclusiveIn, intersection, tighterOf, typesNamed } from "./value-types.ts";
import { stable } from "./words.ts";

export interface Choice {
  readonly keyword: string;
  readonly branches: readonly DocumentNode[];
}

/** The combined statements of all schemas that apply to a value. */
export class View {
  title: string | undefined;
  types: ReadonlySet<string> = ANY;
  /** The only allowed values, by their JSON; undefined if all values are allowed. */
  values: ReadonlyMap<string, unknown> | undefined;
  readonly fields = new Map<string, readonly DocumentNode[]>();
  readonly required = new Set<string>();
  items: readonly DocumentNode[] = [];
  further: readonly DocumentNode[] = [];
  isClosed = false;
  choices: readonly Choice[] = [];
  /** All other rules, by keyword. */
  readonly rules = new Map<string, unknown>();
  /** The texts for people, by their keywords, as JSON. */
  readonly notes = new Map<string, string>();
  /** Open lists: values that were seen, and known codes with their meaning. */
  readonly known = new Map<string, string>();
  issueCode: string | undefined;
}

const NOTES = new Set([
  ..."description examples example $comment deprecated externalDocs default".split(" "),
  ..."readOnly writeOnly x-usually-not-before".split(" "),
]);

export function viewOf(schemas: readonly DocumentNode[]): View {
  const view = new View();
  for (const part of applyingSchemas(schemas)) addPart(view, part);
  if (view.values)
    view.types = intersection(view.types, new Set([...view.values.values()].map(atomOf)));
  if (view.types.has("integer") && !view.types.has("fraction"))
    for (const [end, step] of [
      ["minimum", 1],
      ["maximum", -1],
    ] as const) {
      // An exclusive limit of an integer equals the next integer as an inclusive limit.
      const limit = exclusiveIn(view.rules.get(end));
      if (limit !== undefined) view.rules.set(end, step * Math.floor(step * limit) + step);
    }
  return view;
}

function addPart(view: View, part: DocumentNode): void {
  if (typeof part.value.title === "string") view.title ??= part.value.title;
  for (const [keyword, value] of Object.entries(part.value)) {
    if (SILENT.has(keyword) || keyword === "title") continue;
    const add = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (add) add(view, value, part);
    else if (NOTES.has(keyword)) addNote(view, keyword, value);
    else addRule(view.rules, keyword, value);
  }
}

const KEYWORDS: Readonly<Record<string, (view: View, value: unknown, part: DocumentNode) => void>> =
  {
    type(view, value, { value: { nullable } }) {
      view.types = intersection(view.types, typesNamed([value, nullIf(nullable)].flat()));
    },
    enum: (view, value, { value: { nullable } }) =>
      allowOnly(view, [...(value as unknown[]), ...nullIf(nullable).map(() => null)]),
    nullable() {},
    exclusiveMinimum: addExclusive("minimum"),
    exclusiveMaximum: addExclusive("maximum"),
    const: (view, value) => allowOnly(view, [value]),
    properties(view, value, part) {
      for (const [name, schema] of Object.entries(value as JsonObject)) {
        view.fields.set(name, [
          ...(view.fields.get(name) ?? []),
          schemaAt(part, schema, "properties", name),
        ]);
      }
    },
    required(view, value) {
      for (const name of value as string[]) view.required.add(name);
    },
    items(view, value, part) {
      view.items = [...view.items, schemaAt(part, value, "items")];
    },
    additionalProperties(view, value, part) {
      if (value === false) view.isClosed = true;
      else if (isJsonObject(value) && Object.keys(value).length > 0)
        view.further = [...view.further, schemaAt(part, value, "additionalProperties")];
    },
    anyOf: (view, value, part) => addChoice(view, "anyOf", value as unknown[], part),
    oneOf: (view, value, part) => addChoice(view, "oneOf", value as unknown[], part),
    "x-issue-code"(view, value) {
      view.issueCode ??= String(value);
    },
    "x-evidence": addEvidence,
    "x-codes"(view, value) {
      for (const [code, meaning] of Object.entries(value as JsonObject))
        view.known.set(code, stable(meaning));
    },
  };

/** Adds the keyword of OpenAPI 3.0 that says whether the limit beside it is exclusive. */
function addExclusive(end: string) {
  return ({ rules }: View, value: unknown, { value: schema }: DocumentNode) => {
    if (value !== false) addRule(rules, end, { exclusive: value === true ? schema[end] : value });
  };
}

/** In OpenAPI 3.0, the keyword `nullable` beside the type allows null. */
const nullIf = (nullable: unknown): readonly string[] => (nullable === true ? ["null"] : []);

function allowOnly(view: View, values: readonly unknown[]): void {
  const before = view.values;
  view.values = new Map(
    values
      .map((value) => [stable(value), value] as const)
      .filter(([key]) => !before || before.has(key)),
  );
}

/** Adds a choice: `anyOf: [X, null]` is `type: [X, null]`, and bare types are a list of types. */
function addChoice(view: View, keyword: string, schemas: readonly unknown[], part: DocumentNode) {
  const branches = schemas.map((schema, index) => schemaAt(part, schema, keyword, String(index)));
  const bare = branches.map(({ value }) => bareTypes(value));
  if (bare.every((types) => types !== undefined)) {
    KEYWORDS.type?.(view, bare.flat(), part);
    return;
  }
  const others = branches.filter((_, index) => String(bare[index]) !== "null");
  const [only] = others;
  if (only && others.length === 1 && branches.length > 1 && addNullable(view, only)) return;
  view.choices = [...view.choices, { keyword, branches }];
}

/** Returns the types of a schema that has no other keyword. */
function bareTypes(schema: JsonObject): unknown[] | undefined {
  const isBare =
    "type" in schema &&
    Object.keys(schema).every(
      (key) => key === "type" || key === "title" || (NOTES.has(key) && key !== "default"),
    );
  return isBare ? [schema.type].flat() : undefined;
}

/** Adds a schema that may be null. Returns false if the schema has a choice inside. */
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
