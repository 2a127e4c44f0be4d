// What a schema says, however it is written: references followed, `allOf` merged, nullability and unions of types in one form.
import { TIGHTER } from "./limits.ts";
import { parts, SILENT, schemaAt } from "./parts.ts";
import { isNode, type Node, type Place } from "./place.ts";
import { stable } from "./words.ts";

/** A number is an integer or a fraction, so that one type contains another exactly when its atoms do. */
const ATOMS: Readonly<Record<string, readonly string[]>> = { number: ["integer", "fraction"] };
export const ANY: ReadonlySet<string> = new Set([
  "null",
  "boolean",
  "string",
  "integer",
  "fraction",
  "array",
  "object",
]);

/** Alternatives of which a value holds one. */
export interface Choice {
  readonly keyword: string;
  readonly branches: readonly Place[];
}

/** What is said of one value. A value under several schemas at once, as in `allOf`, is under all of them. */
export interface View {
  title: string | undefined;
  types: ReadonlySet<string>;
  /** The only values allowed, by their JSON; undefined where any is. */
  values: ReadonlyMap<string, unknown> | undefined;
  readonly fields: Map<string, readonly Place[]>;
  readonly required: Set<string>;
  items: readonly Place[];
  /** What further fields have to be. */
  further: readonly Place[];
  /** Whether further fields are refused. */
  isClosed: boolean;
  choices: readonly Choice[];
  /** Every other rule by its keyword. */
  readonly rules: Map<string, unknown>;
  /** What is said for people, by its keyword, as JSON. */
  readonly notes: Map<string, string>;
  /** Values that were seen, and codes that are known with their meaning: open lists. */
  readonly known: Map<string, string>;
  /** The code that a value is refused with. */
  issueCode: string | undefined;
}

const NOTES = new Set(
  "description examples example $comment deprecated externalDocs default".split(" "),
);

export function viewOf(places: readonly Place[]): View {
  return viewOfParts(parts(places));
}

function viewOfParts(all: readonly Place[]): View {
  const view: View = {
    title: undefined,
    types: ANY,
    values: undefined,
    fields: new Map(),
    required: new Set(),
    items: [],
    further: [],
    isClosed: false,
    choices: [],
    rules: new Map(),
    notes: new Map(),
    known: new Map(),
    issueCode: undefined,
  };
  for (const part of all) addPart(view, part);
  if (view.values)
    view.types = intersection(view.types, new Set([...view.values.values()].flatMap(typesOfValue)));
  return view;
}

function addPart(view: View, part: Place): void {
  const { node } = part;
  if (typeof node.title === "string") view.title ??= node.title;
  for (const [keyword, value] of Object.entries(node)) {
    if (SILENT.has(keyword) || keyword === "title") continue;
    const add = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (add) add(view, value, part);
    else if (NOTES.has(keyword)) addNote(view, keyword, value);
    else addRule(view.rules, keyword, value);
  }
}

const KEYWORDS: Readonly<Record<string, (view: View, value: unknown, part: Place) => void>> = {
  type(view, value) {
    view.types = intersection(
      view.types,
      new Set([value].flat().flatMap((type) => ATOMS[String(type)] ?? [String(type)])),
    );
  },
  enum: (view, value) => allowOnly(view, value as unknown[]),
  const: (view, value) => allowOnly(view, [value]),
  properties(view, value, part) {
    for (const [name, schema] of Object.entries(value as Node)) {
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
    else if (isNode(value) && Object.keys(value).length > 0)
      view.further = [...view.further, schemaAt(part, value, "additionalProperties")];
  },
  anyOf: (view, value, part) => addChoice(view, "anyOf", value as unknown[], part),
  oneOf: (view, value, part) => addChoice(view, "oneOf", value as unknown[], part),
  "x-issue-code"(view, value) {
    view.issueCode ??= String(value);
  },
  "x-evidence": addEvidence,
  "x-codes"(view, value) {
    for (const [code, meaning] of Object.entries(value as Node))
      view.known.set(code, stable(meaning));
  },
};

function allowOnly(view: View, values: readonly unknown[]): void {
  const before = view.values;
  view.values = new Map(
    values
      .map((value) => [stable(value), value] as const)
      .filter(([key]) => !before || before.has(key)),
  );
}

/** `anyOf: [X, null]` says what `type: [X, null]` does, and a choice between bare types is a list of types. */
function addChoice(view: View, keyword: string, schemas: readonly unknown[], part: Place): void {
  const branches = schemas.map((schema, index) => schemaAt(part, schema, keyword, String(index)));
  const bare = branches.map(({ node }) => bareTypes(node));
  if (bare.every((types) => types !== undefined)) {
    KEYWORDS.type?.(view, bare.flat(), part);
    return;
  }
  const others = branches.filter((_, index) => String(bare[index]) !== "null");
  const [only] = others;
  if (only && others.length === 1 && branches.length > 1 && addNullable(view, only)) return;
  view.choices = [...view.choices, { keyword, branches }];
}

/** The types of a schema that says nothing else. */
function bareTypes(node: Node): unknown[] | undefined {
  const isBare =
    "type" in node &&
    Object.keys(node).every((key) => key === "type" || key === "title" || NOTES.has(key));
  return isBare ? [node.type].flat() : undefined;
}

/** Takes over a schema that null is allowed beside. Answers false for one that has a choice inside, which has to stay one. */
function addNullable(view: View, place: Place): boolean {
  const own = parts([place]);
  if (own.some(({ node }) => "anyOf" in node || "oneOf" in node)) return false;
  for (const part of own) {
    const { type, enum: values, const: value, ...rest } = part.node;
    const node = {
      ...rest,
      ...(type === undefined ? {} : { type: [...[type].flat(), "null"] }),
      ...(values === undefined ? {} : { enum: [...(values as unknown[]), null] }),
      ...(value === undefined ? {} : { enum: [value, null] }),
    };
    addPart(view, { ...part, node });
  }
  return true;
}

function addRule(rules: Map<string, unknown>, keyword: string, value: unknown): void {
  const before = rules.get(keyword);
  const tighter = TIGHTER[keyword];
  if (before === undefined || stable(before) === stable(value)) rules.set(keyword, value);
  else if (tighter) rules.set(keyword, tighter(Number(before), Number(value)));
  else rules.set(keyword, { all: [before, value].map(stable).sort() });
}

/** The first note counts: it stands nearest to where the schema is used. */
function addNote(view: View, keyword: string, value: unknown): void {
  if (!view.notes.has(keyword)) view.notes.set(keyword, stable(value));
}

/** What is assumed is a note; what was seen is an open list of values. */
function addEvidence(view: View, evidence: unknown): void {
  const entries = [evidence].flat();
  for (const entry of entries)
    for (const value of (isNode(entry) && (entry.seen as string[] | undefined)) || [])
      view.known.set(value, "");
  const assumptions = entries.filter((entry) => !(isNode(entry) && "seen" in entry));
  if (assumptions.length > 0) addNote(view, "x-evidence", assumptions);
}

export const intersection = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> =>
  new Set([...a].filter((item) => b.has(item)));

function typesOfValue(value: unknown): string[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  return [
    typeof value === "number" ? (Number.isInteger(value) ? "integer" : "fraction") : typeof value,
  ];
}
