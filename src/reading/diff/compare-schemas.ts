// Compares two schemas by their meaning, and finds the parties that each difference breaks.
import { valueAt } from "../../library/json/pointer.ts";
import { type Difference, type Pair, wholly } from "./change.ts";
import { compareChoices } from "./compare-choices.ts";
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
import { isSameSchema } from "./same.ts";
import { viewOf } from "./view.ts";
import { stable } from "./words.ts";

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
  const around = { path: "", active: new Set<string>(), homes: new Map<string, string>() };
  return compareInside(old ?? [], now ?? [], roles, around);
}

interface Around {
  readonly path: string;
  /** The pairs that are being compared. */
  readonly active: ReadonlySet<string>;
  /** The shapes around, each with the path to it. */
  readonly homes: ReadonlyMap<string, string>;
  /** The names that other schemas have for fields of the same value. */
  readonly named?: Pair["named"];
}

function compareInside(before: Schemas, after: Schemas, roles: Roles, around: Around) {
  const isSame = (old: DocumentNode, index: number) =>
    isSameSchema(old, after[index] ?? old, { texts: true });
  if (before.length === after.length && before.every(isSame)) return [];
  const { path, named = { before: namesAt(before), after: namesAt(after) } } = around;
  // A recursive schema meets the same pair again. Only the first meeting reports differences.
  const names = [named.before, named.after].map((all) => [...all].sort().join(" "));
  const key = [before, after].map(keyOf).concat(names).join(" | ");
  if (around.active.has(key)) return [];
  const active = new Set([...around.active, key]);
  const keys = after[0]?.keys ?? [];
  const whole = shapesAt(after).map((name) => [name, path] as const);
  const homes = new Map([...around.homes, ...whole]);
  const changes: Difference[] = comparePair({
    before: viewOf(before),
    after: viewOf(after),
    path,
    keys,
    roles,
    named,
    inside: (old, now, inner) => compareInside(old, now, roles, { path: inner, active, homes }),
    beside: (old, now, isAgain) => {
      const again = isAgain && !active.has(AGAIN) ? new Set([AGAIN]) : active;
      return compareInside(old, now, roles, { path, active: again, homes, named });
    },
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
