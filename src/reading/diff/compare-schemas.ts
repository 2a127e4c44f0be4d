// Compares two schemas by their meaning, and finds the parties that each difference breaks.
import { type Difference, type Pair, wholly } from "./change.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareFields } from "./compare-fields.ts";
import { compareNotes, compareRules, compareTypes, compareValues } from "./compare-rules.ts";
import { applyingSchemas, type DocumentNode } from "./document-node.ts";
import type { Roles } from "./parties.ts";
import { changedShape, shapesAt } from "./shapes.ts";
import { viewOf } from "./view.ts";

type Schemas = readonly DocumentNode[];

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
  // A change from an inner schema already names its shape.
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
  if (types?.code === "type_changed") return [types];
  return [
    ...(types ? [types] : []),
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
