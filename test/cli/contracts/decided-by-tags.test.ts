// A choice that a field decides has the verdicts of the choice as it is written.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { decidedByTags, withMarkedBranches } from "../../../src/cli/contracts/decided-by-tags.ts";
import { seeded } from "../../seeded.ts";

const SCHEMAS = 200;
const PAYLOADS = 60;
const KINDS = ["a", "b", "c", "d", 1, true, null];

/** Makes schemas and payloads that often meet each other. */
function maker(seed: number) {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const chance = (share: number): boolean => random(100) < share * 100;

  const tagOf = (value: unknown): object =>
    pick([
      { const: value },
      { enum: [value] },
      { enum: [value, `${value}2`] },
      { $ref: "#/$defs/Tag" },
    ]);
  function branchOf(value: unknown, depth: number): object {
    const properties = {
      kind: tagOf(value),
      size: pick([{ type: "integer" }, { minimum: 2 }]),
      ...(chance(0.5) && { inner: choice(depth + 1) }),
    };
    const object = {
      ...(chance(0.85) && { type: "object" }),
      ...(chance(0.85) && { required: ["kind"] }),
      properties,
    };
    const { kind: _, ...others } = properties;
    return pick<object>([
      object,
      { $ref: "#/$defs/Base", properties: { kind: { const: value } } },
      { allOf: [object, { required: ["kind"] }] },
      { ...object, properties: others, allOf: [{ properties: { kind: { const: value } } }] },
      { ...object, unevaluatedProperties: false },
    ]);
  }
  function choice(depth: number): object {
    if (depth > 2) return { type: "string" };
    const count = 2 + random(3);
    const branches = Array.from({ length: count }, (_, at) =>
      branchOf(chance(0.9) ? KINDS[at] : pick(KINDS), depth),
    );
    const others = [{ type: "null" }, { type: ["string", "integer"] }, { const: 3 }, true];
    if (chance(0.4)) branches.splice(random(count), 0, pick(others) as object);
    const constants = [{ const: "a" }, { const: "b", title: "B" }, { const: pick(KINDS) }];
    return {
      [pick(["oneOf", "anyOf"])]: chance(0.1) ? constants : branches,
      ...(chance(0.2) && { type: "object" }),
      ...(chance(0.1) && { unevaluatedProperties: false }),
      ...(chance(0.1) && { allOf: [{ required: ["size"] }] }),
    };
  }
  function payload(depth = 0): unknown {
    if (chance(0.2) || depth > 2) return pick([null, "a", "b", 3, true, [], {}]);
    return {
      ...(chance(0.9) && { kind: pick([...KINDS, "a2", "b2"]) }),
      ...(chance(0.6) && { size: pick([1, 3, "x"]) }),
      ...(chance(0.6) && { inner: payload(depth + 1) }),
      ...(chance(0.1) && { other: 1 }),
    };
  }
  const $defs = {
    Tag: { enum: ["x", "y"] },
    Base: { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
  };
  return { schema: () => ({ ...choice(0), $defs }), payload };
}

test(`${SCHEMAS} random choices have the verdicts of ajv on what is written`, () => {
  const { schema, payload } = maker(7);
  const ajv = new Ajv2020({ strict: false, logger: false, addUsedSchema: false });
  const counts = { decided: 0, valid: 0, invalid: 0 };
  for (let at = 0; at < SCHEMAS; at++) {
    const written = schema();
    const rewritten = decidedByTags(structuredClone(written));
    if (JSON.stringify(rewritten) !== JSON.stringify(written)) counts.decided++;
    const marked = withMarkedBranches(rewritten);
    const [before, after, full] = [written, rewritten, marked].map((one) => ajv.compile(one));
    for (let count = 0; count < PAYLOADS; count++) {
      const value = payload();
      const verdict = before?.(value) === true;
      const both = [after?.(value), full?.(value)];
      expect(both, JSON.stringify([written, value])).toEqual([verdict, verdict]);
      counts[verdict ? "valid" : "invalid"]++;
    }
  }
  expect(counts.decided).toBeGreaterThan(SCHEMAS / 4);
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan((SCHEMAS * PAYLOADS) / 20);
});

describe("a tree of forms that a field tells apart", () => {
  const names = ["k0", "k1", "k2", "k3", "k4", "k5"];
  const node = (kind: string) => ({
    type: "object",
    required: ["kind"],
    properties: { children: { items: { $ref: "#/$defs/node" } }, kind: { const: kind } },
  });
  const refs = names.map((name) => ({ $ref: `#/$defs/${name}` }));
  const tree = (levels: number, leaf: unknown): unknown =>
    levels === 0 ? leaf : { kind: names[levels % 6], children: [tree(levels - 1, leaf)] };

  // In all branches at all levels this would be 6 ^ 40 calls.
  test.each([
    ["oneOf", refs],
    ["anyOf", refs],
    ["oneOf", [...refs, { type: "null" }]],
    ["anyOf", [{ type: ["string", "integer"] }, ...refs]],
  ])("is judged by one branch at each level: %s", (keyword, branches) => {
    const shapes = Object.fromEntries(names.map((name) => [name, node(name)]));
    const schema = { $ref: "#/$defs/node", $defs: { ...shapes, node: { [keyword]: branches } } };
    const judge = new Ajv2020({ strict: false, allErrors: true }).compile(decidedByTags(schema));
    expect(judge(tree(40, { kind: "k1" }))).toBe(true);
    expect(judge(tree(40, { kind: "k7" }))).toBe(false);
    const places = new Set(judge.errors?.map(({ instancePath }) => instancePath));
    expect(places).toContain(`${"/children/0".repeat(40)}/kind`);
  });
});
