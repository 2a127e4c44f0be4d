// Compares two schemas by their meaning, and finds the parties that each difference breaks.
import { valueAt } from "../../library/json/pointer.ts";
import { type Difference, type Pair, wholly } from "./change.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareFields } from "./compare-fields.ts";
import { compareNotes, compareRules, compareTypes, compareValues } from "./compare-rules.ts";
import { applyingSchemas, type DocumentNode, type Schemas, schemasAt } from "./document-node.ts";
import type { Roles } from "./parties.ts";
import { viewOf } from "./view.ts";
import { stable } from "./words.ts";

export const compareSchemas = (before: Schemas, after: Schemas, roles: Roles): Difference[] =>
  compareInside(before, after, roles, "", new Set(), new Map());

function compareInside(
  before: Schemas,
  after: Schemas,
  roles: Roles,
  path: string,
  active: ReadonlySet<string>,
  around: ReadonlyMap<string, string>,
): Difference[] {
  // A recursive schema meets the same pair again. Only the first meeting reports differences.
  const key = `${keyOf(before)} | ${keyOf(after)}`;
  if (active.has(key)) return [];
  const within = new Set([...active, key]);
  const keys = after[0]?.keys ?? [];
  const homes = new Map([...around, ...shapesAt(after).map((name) => [name, path] as const)]);
  const changes = comparePair({
    before: viewOf(before),
    after: viewOf(after),
    path,
    keys,
    roles,
    inside: (old, now, inner) => compareInside(old, now, roles, inner, within, homes),
    change: (code, said, breaks) => ({ ...wholly(roles.side, code, said, keys, breaks), path }),
  });
  // Changes from an inner schema already name their shape, so they stay as they are.
  if (changes.every((change) => "shape" in change)) return changes;
  const name = changedShape(before, after);
  const home = name === undefined ? undefined : homes.get(name);
  const shapeOf = (place: string) =>
    name === undefined || home === undefined
      ? undefined
      : { name, field: place.slice(home.length).replace(/^\./, "") };
  return changes.map((change) => ({ shape: shapeOf(change.path), ...change }));
}

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
    ...compareRules(pair),
    ...once(compareChoices(pair)),
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

const HOMES = [["components", "schemas"], ["$defs"], ["definitions"]];

/** Finds the shape at a path. `isWhole` is true if the path leads to the shape itself. */
function shapeOf({ keys: path }: DocumentNode) {
  const home = HOMES.find((keys) => keys.every((key, index) => path[index] === key));
  const [name, ...inside] = home ? path.slice(home.length) : [];
  return name === undefined ? undefined : { name, isWhole: inside.length === 0 };
}

const isIn = (name: string, [node]: Schemas): boolean =>
  HOMES.some((keys) => valueAt(node?.root, [...keys, name]) !== undefined);

/** Returns the names of the shapes that apply to a value, also in `anyOf` and `oneOf`. */
const shapesAt = (schemas: Schemas): string[] =>
  partsOf(schemas).flatMap((part) => {
    const shape = shapeOf(part);
    return shape?.isWhole ? [shape.name] : [];
  });

const partsOf = (schemas: Schemas, seen = new Set<unknown>()): DocumentNode[] =>
  applyingSchemas(schemas, seen).flatMap((part) => [
    part,
    ...["anyOf", "oneOf"].flatMap((keyword) => partsOf(schemasAt(part, keyword), seen)),
  ]);

/** Finds the shape that differs: one in the schema, or the one around it; undefined if unclear. */
function changedShape(before: Schemas, after: Schemas): string | undefined {
  const [old, now] = [partsOf(before), partsOf(after)];
  const [came, went] = [changedIn(now, old), changedIn(old, now)];
  const isOne = (a: string | undefined, b: string | undefined): boolean =>
    a === b || (a !== undefined && b !== undefined && !isIn(a, before) && !isIn(b, after));
  const [name] = came;
  const [oldName = name] = went;
  if (name !== undefined && came.size === 1 && went.size < 2 && isOne(name, oldName)) return name;
  const [around, was] = [after, before].map(([node]) => node && shapeOf(node)?.name);
  return after.length === 1 && before.length === 1 && isOne(around, was) ? around : undefined;
}

/** Returns the names of the shapes in `parts` that have no equal in `others`. */
function changedIn(parts: Schemas, others: Schemas) {
  const same = new Set(others.map(({ value }) => stable(value)));
  const changed = parts.filter(({ value }) => !same.has(stable(value)));
  return new Set(changed.map((part) => shapeOf(part)?.name));
}
