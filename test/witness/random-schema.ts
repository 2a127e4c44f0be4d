// Random schemas of JSON Schema 2020-12 in every construct, with references, and random edits.
import type { Random } from "../seeded.ts";

/** A schema without types, because edits reach anywhere into it. */
// biome-ignore lint/suspicious/noExplicitAny: a schema is whatever it is.
export type Schema = any;

export type Features = ReadonlySet<string>;
/** The constructs that not every dialect has. */
export const ALL: Features = new Set(
  "const if patternProperties propertyNames contains minContains prefixItems dependent unevaluated unevaluatedItems typeLists siblings null not".split(
    " ",
  ),
);

export const NAMES = ["a", "b", "c"];
const PATTERNS = ["^a", "b$", "^[bc]"];
const SHAPES = ["X", "Y", "Z"];

export interface Chance {
  readonly random: Random;
  readonly features: Features;
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;
export const chance = (random: Random, percent: number): boolean => random(100) < percent;

/** An object schema with shapes under `$defs`, which refer to each other. */
export function randomDocument({ random, features }: Chance): Schema {
  const make = maker({ random, features });
  const $defs = Object.fromEntries(
    SHAPES.map((name, index) => [name, make.schema(1, SHAPES.slice(index + 1))]),
  );
  return { ...make.object(2, SHAPES), $defs };
}

/** Makes schemas; `inPlace` names the shapes that may apply to the same value. */
export function maker({ random, features }: Chance) {
  const may = (percent: number, feature?: string): boolean =>
    chance(random, percent) && (feature === undefined || features.has(feature));
  const one = <Item>(items: readonly Item[]): Item => pick(random, items);
  const some = (items: readonly string[]): string[] => items.filter(() => may(40));
  const distinct = (...items: (string | number | boolean)[]) => [...new Set(items)];

  function leaf(): Schema {
    const optional = (percent: number, rule: Schema): Schema => (may(percent) ? rule : {});
    const kinds: (() => Schema)[] = [
      () => ({
        type: "string",
        ...optional(40, { minLength: random(3) }),
        ...optional(40, { maxLength: 1 + random(3) }),
        ...optional(20, { pattern: one(PATTERNS) }),
      }),
      () => ({
        type: "integer",
        ...optional(40, { minimum: random(4) }),
        ...optional(40, { maximum: 2 + random(4) }),
        ...optional(20, { exclusiveMinimum: random(4) }),
        ...optional(20, { multipleOf: 1 + random(3) }),
      }),
      () => ({
        type: "number",
        ...optional(40, { minimum: random(4) }),
        ...optional(30, { exclusiveMaximum: 2 + random(4) }),
      }),
      () => ({ enum: distinct(one(["x", "y", 1, 2]), one(["x", "z", 3]), one(["y", "xy", true])) }),
      () => ({ type: "boolean" }),
      () => ({}),
    ];
    if (features.has("typeLists"))
      kinds.push(() => ({ type: distinct(one(["string", "null"]), one(["string", "number"])) }));
    else kinds.push(() => ({ anyOf: [{ type: one(["string", "integer"]) }, { enum: [null] }] }));
    if (features.has("const")) kinds.push(() => ({ const: one(["x", 1, null, 2]) }));
    if (features.has("null"))
      kinds.push(
        () => ({ type: "null" }),
        () => one([true, false]),
      );
    return one(kinds)();
  }

  function schema(depth: number, inPlace: readonly string[]): Schema {
    if (inPlace.length > 0 && may(25)) {
      const $ref = `#/$defs/${one(inPlace)}`;
      return may(20, "siblings") ? { ...plain(leaf()), $ref } : { $ref };
    }
    if (depth <= 0 || may(35)) return leaf();
    const kind = random(10);
    if (kind < 4) return object(depth - 1, inPlace);
    if (kind < 6) return array(depth - 1);
    if (kind < 8) return choice(depth - 1, inPlace);
    if (kind === 8) return { allOf: [schema(depth - 1, inPlace), schema(depth - 1, inPlace)] };
    return { ...plain(leaf()), ...choice(0, inPlace) };
  }

  const choice = (depth: number, inPlace: readonly string[]): Schema => ({
    [one(["anyOf", "oneOf"])]: Array.from({ length: 2 + random(2) }, () => schema(depth, inPlace)),
  });

  function array(depth: number): Schema {
    const inner = () => schema(depth, SHAPES);
    return {
      ...(may(80) ? { type: "array" } : {}),
      ...(may(70) ? { items: inner() } : {}),
      ...(may(30, "prefixItems") ? { prefixItems: [inner(), ...(may(50) ? [inner()] : [])] } : {}),
      ...(may(20, "contains") ? containing(inner()) : {}),
      ...(may(8, "unevaluatedItems") ? { unevaluatedItems: may(50) ? false : leaf() } : {}),
      ...(may(30) ? { minItems: random(2) } : {}),
      ...(may(30) ? { maxItems: 1 + random(2) } : {}),
      ...(may(15) ? { uniqueItems: true } : {}),
    };
  }

  const condition = () =>
    Object.fromEntries(["if", "then", ...(may(40) ? ["else"] : [])].map((key) => [key, about()]));

  const about = () =>
    may(50) ? { required: [one(NAMES)] } : { properties: { [one(NAMES)]: leaf() } };

  const containing = (contains: Schema): Schema => ({
    contains,
    ...(may(40, "minContains") ? { minContains: random(3) } : {}),
    ...(may(30, "minContains") ? { maxContains: 1 + random(2) } : {}),
  });

  function object(depth: number, inPlace: readonly string[]): Schema {
    const inner = () => schema(depth, SHAPES);
    const properties = Object.fromEntries(
      some([...NAMES, ...NAMES]).map((name) => [name, inner()]),
    );
    const required = some(NAMES).filter((name) => name in properties || may(15));
    return {
      type: "object",
      ...(Object.keys(properties).length > 0 || may(50) ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(may(25) ? { additionalProperties: may(50) ? false : inner() } : {}),
      ...(may(8) ? { minProperties: 1 + random(2) } : {}),
      ...(may(8) ? { maxProperties: 1 + random(2) } : {}),
      ...(may(12, "patternProperties") ? { patternProperties: { [one(PATTERNS)]: inner() } } : {}),
      ...(may(6, "propertyNames") ? { propertyNames: { pattern: one(PATTERNS) } } : {}),
      ...(may(6, "not") ? { not: about() } : {}),
      ...(may(6, "dependent") ? { dependentRequired: { [one(NAMES)]: [one(NAMES)] } } : {}),
      ...(may(6, "dependent") ? { dependentSchemas: { [one(NAMES)]: about() } } : {}),
      ...(may(8, "if") ? condition() : {}),
      ...(may(8) ? { [one(["anyOf", "oneOf"])]: [about(), about()] } : {}),
      ...(may(8) ? { allOf: [inPlace.length > 0 ? schema(0, inPlace) : about()] } : {}),
      ...(may(8, "unevaluated") ? { unevaluatedProperties: may(60) ? false : leaf() } : {}),
    };
  }
  return { leaf, schema, object, array };
}

const plain = (schema: Schema): Schema => (typeof schema === "boolean" ? {} : schema);

const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const SINGLE =
  "items additionalProperties unevaluatedProperties unevaluatedItems contains not if then else propertyNames".split(
    " ",
  );

/** All schemas in a schema that are objects, itself first. */
export function schemasIn(schema: Schema, found: Schema[] = []): Schema[] {
  if (typeof schema !== "object" || schema === null) return found;
  found.push(schema);
  for (const key of LISTS) for (const inner of schema[key] ?? []) schemasIn(inner, found);
  for (const key of MAPS)
    for (const inner of Object.values(schema[key] ?? {})) schemasIn(inner, found);
  for (const key of SINGLE) if (key in schema) schemasIn(schema[key], found);
  return found;
}

/** Copies a schema, and replaces each object in it by what `change` makes of its copy. */
export function mapped(
  schema: Schema,
  change: (schema: Schema, isRoot: boolean) => Schema,
): Schema {
  const copy = (inner: Schema, isRoot = false): Schema => {
    if (typeof inner !== "object" || inner === null) return inner;
    const result = { ...inner };
    for (const key of LISTS)
      if (key in result) result[key] = result[key].map((item: Schema) => copy(item));
    for (const key of MAPS)
      if (key in result)
        result[key] = Object.fromEntries(
          Object.entries(result[key]).map(([name, item]) => [name, copy(item)]),
        );
    for (const key of SINGLE) if (key in result) result[key] = copy(result[key]);
    return change(result, isRoot);
  };
  return copy(schema, true);
}

/** A copy of a document after one or two edits anywhere in it. */
export function edited(document: Schema, { random, features }: Chance): Schema {
  const copy = structuredClone(document);
  const make = maker({ random, features });
  for (let edits = 1 + random(2); edits > 0; edits--) edit(pick(random, schemasIn(copy)));
  return copy;

  function edit(spot: Schema): void {
    const keys = Object.keys(spot).filter((key) => key !== "$defs");
    const [key, other] = [pick(random, keys), pick(random, NAMES)];
    // What is made here refers to no shape in place, so that no schema leads to itself.
    const fresh = [make.object(1, []), make.array(1), make.schema(1, []), make.leaf()];
    const donor = plain(pick(random, fresh));
    switch (random(9)) {
      case 0:
      case 1:
        if (key) delete spot[key];
        return;
      case 2:
        if (keys.length > 0 && chance(random, 50)) for (const gone of keys) delete spot[gone];
        Object.assign(spot, donor);
        return;
      case 3: {
        const taken = pick(random, Object.keys(donor));
        if (taken) spot[taken] = donor[taken];
        return;
      }
      case 4:
        spot.properties ??= {};
        if (other in spot.properties) delete spot.properties[other];
        else spot.properties[other] = make.leaf();
        return;
      case 5: {
        const required = new Set(spot.required ?? []);
        if (!required.delete(other)) required.add(other);
        spot.required = [...required];
        return;
      }
      case 6:
        for (const limit of keys.filter((name) => typeof spot[name] === "number"))
          spot[limit] = Math.max(limit === "multipleOf" ? 1 : 0, spot[limit] + random(3) - 1);
        return;
      case 7:
        for (const list of ["anyOf", "oneOf", "allOf"])
          if (spot[list])
            if (chance(random, 50)) spot[list].push(make.leaf());
            else if (spot[list].length > 1) spot[list].splice(random(spot[list].length), 1);
        return;
      default: {
        // The same, or nearly the same, said in other schemas that apply to the same value.
        const moved = keys.filter(() => chance(random, 50));
        const inner = Object.fromEntries(moved.map((name) => [name, spot[name]]));
        for (const gone of moved) delete spot[gone];
        spot.allOf = [...(spot.allOf ?? []), inner];
      }
    }
  }
}
