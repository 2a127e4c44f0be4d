// Compares two schemas by their meaning, and finds the parties that each difference breaks.
import { valueAt } from "../../library/json/pointer.ts";
import { type Difference, type Pair, wholly } from "./change.ts";
import { compareFields } from "./compare-fields.ts";
import { compareNotes, compareRules, compareTypes, compareValues } from "./compare-rules.ts";
import {
  applyingSchemas,
  asSchema,
  type DocumentNode,
  namesAt,
  type Schemas,
  schemasAt,
  type Unsent,
} from "./document-node.ts";
import type { Roles } from "./parties.ts";
import { isSameSchema, referred } from "./same.ts";
import { viewOf } from "./view.ts";

/** Compares two nodes that are schemas, each in its dialect; an empty list is any value. */
export function compareSchemas(before: Schemas, after: Schemas, roles: Roles): Difference[] {
  const unsent = {
    requests: "readOnly",
    responses: "writeOnly",
    events: undefined,
    api: undefined,
  };
  const [old, now] = [before, after].map((nodes) =>
    nodes.map((node) => asSchema({ ...node, unsent: unsent[roles.side] as Unsent | undefined })),
  );
  return compareInside(old ?? [], now ?? [], roles, { path: "", active: new Set() });
}

interface Around {
  readonly path: string;
  /** The pairs that are being compared. */
  readonly active: ReadonlySet<string>;
  /** The names that other schemas have for fields of the same value. */
  readonly fieldNames?: Pair["fieldNames"];
}

function compareInside(
  before: Schemas,
  after: Schemas,
  roles: Roles,
  around: Around,
): Difference[] {
  const isSame = (old: DocumentNode, index: number) =>
    isSameSchema(old, after[index] ?? old, { texts: true });
  if (before.length === after.length && before.every(isSame)) return [];
  const { path, fieldNames = { before: namesAt(before), after: namesAt(after) } } = around;
  // A recursive schema meets the same pair again. Only the first meeting reports differences.
  const names = [fieldNames.before, fieldNames.after].map((all) => [...all].sort().join(" "));
  const key = [before, after].map(keyOf).concat(names).join(" | ");
  if (around.active.has(key)) return [];
  const active = new Set([...around.active, key]);
  return comparePair({
    before: viewOf(before),
    after: viewOf(after),
    path,
    roles,
    fieldNames,
    inside: (old, now, inner) => compareInside(old, now, roles, { path: inner, active }),
    beside: (old, now, isAgain) => {
      const again = isAgain && !active.has(AGAIN) ? new Set([AGAIN]) : active;
      return compareInside(old, now, roles, { path, active: again, fieldNames });
    },
    change: (code, said, breaks, keys) => ({
      ...wholly(roles.side, code, said, [], breaks),
      ...placed(before, after, keys),
      path,
      value: path,
    }),
  });
}

/** Stands among the pairs if all of them are compared again. */
const AGAIN = "again";

const keyOf = (schemas: Schemas): string =>
  applyingSchemas(schemas)
    .map(({ keys }) => keys.join("/"))
    .join(" ");

function comparePair(pair: Pair): Difference[] {
  const types = compareTypes(pair);
  // If the types have nothing in common, the inside is not compared.
  if (types[0]?.code === "type_changed") return types;
  return [
    ...types,
    ...compareValues(pair),
    ...once(compareRules(pair)),
    ...compareFields(pair),
    ...compareNotes(pair),
  ];
}

/** Removes equal differences, which come from branches that share a part. */
const once = (changes: readonly Difference[]): Difference[] => [
  ...new Map(
    changes.map((change) => [JSON.stringify([change.path, change.said]), change]),
  ).values(),
];

/** Places a difference in the new document, and in a shape that several places may share. */
function placed(before: Schemas, after: Schemas, keys?: readonly string[]) {
  const [was, is] = [before, after].map(([node]) => node && shapeOf(referred(node).keys));
  const [node] = after;
  const own = (node && was?.name === is?.name ? referred(node) : node)?.keys ?? [];
  const placeKeys = keys ?? own;
  const shape = shapeOf(placeKeys);
  const isThere = (path: readonly string[]) => valueAt(node?.root, path) !== undefined;
  return {
    keys: [placeKeys, placeKeys.slice(0, -1)].find(isThere) ?? own,
    shape:
      shape && isShared(before, shape.home, shape.name)
        ? { name: shape.name, field: shape.field }
        : undefined,
  };
}

/** True for a shape that applied before, or that had another name. */
const isShared = (before: Schemas, home: readonly string[], name: string): boolean =>
  [...before, ...partsOf(before)].some(({ keys }) => shapeOf(keys)?.name === name) ||
  valueAt(before[0]?.root, [...home, name]) === undefined;

const HOMES = [["components", "schemas"], ["$defs"], ["definitions"]];

/** Finds the shape at a path, and the field in it. */
function shapeOf(path: readonly string[]) {
  const home = HOMES.find((keys) => keys.every((key, index) => path[index] === key));
  const [name, ...inside] = home ? path.slice(home.length) : [];
  return home && name !== undefined ? { home, name, field: fieldAt(inside) } : undefined;
}

/** Returns `meters[].id` for the keys of a schema inside a schema. */
function fieldAt(keys: readonly string[]): string {
  let field = "";
  for (let index = 0; index < keys.length; index++) {
    if (keys[index] === "items") field += "[]";
    else if (keys[index] === "additionalProperties") field += ".*";
    else if (/^p\w+Properties$|^properties$/.test(keys[index] ?? "")) field += `.${keys[++index]}`;
  }
  return field.replace(/^\./, "");
}

const partsOf = (schemas: Schemas, seen = new Set<unknown>()): DocumentNode[] =>
  applyingSchemas(schemas, seen).flatMap((part) => [
    part,
    ...["anyOf", "oneOf"].flatMap((keyword) => partsOf(schemasAt(part, keyword), seen)),
  ]);
