// Writes schemas of 2020-12 in other dialects, with the same meaning.
import type { Dialect } from "../../src/reading/documents/keywords.ts";
import type { Random } from "../seeded.ts";
import { ALL, chance, type Features, mapped, type Schema } from "./random-schema.ts";

const without = (...names: string[]): Features =>
  new Set([...ALL].filter((name) => !names.includes(name)));

/**
 * What schemas may have that are written in a dialect. A contract of one's own with `contains` and
 * `unevaluatedItems` is refused, so these have no `unevaluatedItems`.
 */
export const BY_DIALECT: readonly (readonly [Dialect, Features])[] = [
  ["draft-07", without("minContains", "unevaluated", "unevaluatedItems", "siblings")],
  ["2019-09", without("unevaluatedItems")],
  ["2020-12", without("unevaluatedItems")],
  ["OpenAPI 3.0", new Set(["not"])],
];

/** Writes a schema in a dialect. `addressOf` says where a shape of `$defs` lies. */
export function inDialect(
  schema: Schema,
  dialect: Dialect,
  random: Random,
  addressOf: (shape: string) => string,
): Schema {
  return mapped(schema, (copy) => {
    const { $ref, ...rest } = copy;
    const node = { ...rest, ...($ref && { $ref: addressOf($ref.slice("#/$defs/".length)) }) };
    if (dialect === "2020-12") return node;
    if (dialect === "OpenAPI 3.0") return inOpenApi30(node, random);
    const lists = withoutPrefixItems(node);
    return dialect === "draft-07" ? withoutDependents(lists) : lists;
  });
}

function withoutPrefixItems({ prefixItems, ...node }: Schema): Schema {
  if (prefixItems === undefined) return node;
  const { items, ...rest } = node;
  return {
    ...rest,
    items: prefixItems,
    ...(items === undefined ? {} : { additionalItems: items }),
  };
}

function withoutDependents({ dependentRequired, dependentSchemas, ...node }: Schema): Schema {
  const all = [dependentRequired, dependentSchemas].filter(Boolean);
  if (all.length < 2) return all.length === 0 ? node : { ...node, dependencies: all[0] };
  const more = all.map((dependencies) => ({ dependencies }));
  return { ...node, allOf: [...(node.allOf ?? []), ...more] };
}

function inOpenApi30(node: Schema, random: Random): Schema {
  const [first, second] = node.anyOf ?? [];
  if (JSON.stringify(second) === '{"enum":[null]}' && first.type && chance(random, 70)) {
    const { anyOf: _, ...rest } = node;
    if (Object.keys(rest).length === 0) return { ...first, nullable: true };
  }
  const copy = { ...node };
  for (const [limit, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const bound = copy[exclusive];
    if (bound === undefined) continue;
    delete copy[exclusive];
    const rule = { [limit]: bound, [exclusive]: true };
    if (limit in copy) copy.allOf = [...(copy.allOf ?? []), rule];
    else Object.assign(copy, rule);
  }
  return copy;
}
