import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIXTURE_DATA } from "../../../generated/fixture-data.ts";
import { requestBodies, restUnit } from "../../../scripts/generate/rest-units.ts";
import { assertSupported } from "../../../scripts/generate/validators/keywords.ts";
import { outlineOf } from "../../../scripts/generate/validators/outline.ts";
import { readSource } from "../../../scripts/source/read-source.ts";
import { resolveShape } from "../../../scripts/source/schemas.ts";
import { readForm } from "../../../src/reading/model/form.ts";
import { type JsonSchema, resolveInside } from "../../../src/reading/model/schema.ts";

// biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
const then = { then: { $ref: "#/$defs/Other" } };
const formOf = (schema: JsonSchema | boolean) => readForm(schema, () => ({}), "Made");

test("the form of every event and of every body prints the outline that is committed", async () => {
  const { events, openapi } = await readSource(join(import.meta.dirname, "../../.."));
  const printed = [
    ...events.events.map(({ name, title, schema }) => [
      name,
      outlineOf(readForm(schema, resolveShape(events), title)),
    ]),
    ...requestBodies(openapi).map(({ operationId, schema }) => [
      operationId,
      outlineOf(restUnit(openapi, schema).form),
    ]),
  ];
  const committed = Object.entries(FIXTURE_DATA).map(([name, [, outline]]) => [name, outline]);
  expect(committed.length).toBeGreaterThan(180);
  expect(printed).toEqual(committed);
});

describe("a form", () => {
  test("says of each field whether it is required, in the order of the fields", () => {
    const { fields, required } = formOf({
      properties: { a: { type: "string" }, b: true as never },
      required: ["b", "c"],
    });
    expect(fields?.map(({ name, isRequired, form }) => [name, isRequired, form.types])).toEqual([
      ["a", false, ["string"]],
      ["b", true, []],
    ]);
    expect(required).toEqual(["b", "c"]);
  });

  test("tells an object without fields from one of which nothing is said", () => {
    expect(formOf({ type: "object", properties: {} }).fields).toEqual([]);
    expect(formOf({ type: "object" }).fields).toBeUndefined();
  });

  test("follows references when it is asked, also to a form around it", () => {
    const schema = {
      title: "Tree",
      $ref: "#/$defs/Node",
      $defs: {
        Node: { properties: { inner: { $ref: "#/$defs/Node" } } },
      },
    };
    const node = readForm(schema, resolveInside(schema), "Tree").referred();
    expect(node?.place).toBe("Node");
    const [inner] = node?.fields ?? [];
    expect(inner?.form.reference).toBe("Node");
    expect(inner?.form.referred()).toBe(node);
  });

  test("says nothing of a reference that leads nowhere until it is followed", () => {
    const schema = { title: "Lost", items: { $ref: "#/$defs/Nothing" } };
    const { item } = readForm(schema, resolveInside(schema), "Lost");
    expect(item?.reference).toBe("Nothing");
    expect(() => item?.referred()).toThrow("Lost has no #/$defs/Nothing.");
  });

  test("takes a choice between bare types for a list of types", () => {
    const { types, choices } = formOf({ anyOf: [{ type: "string" }, { type: "null" }] });
    expect([types, choices]).toEqual([["string", "null"], []]);
    const beside = formOf({ type: "string", anyOf: [{ type: "string" }, { type: "null" }] });
    expect([beside.types, beside.choices.length]).toEqual([["string"], 2]);
  });

  test("tells demands for fields from shapes, and a choice of one from a choice of any", () => {
    const { demands, choices, isExclusive } = formOf({
      oneOf: [{ required: ["a"] }, { required: ["b", "c"] }, { $ref: "#/$defs/Other" }],
    });
    expect(demands).toEqual([["a"], ["b", "c"]]);
    expect(choices.map(({ place, reference }) => [place, reference])).toEqual([
      ["Made/oneOf/2", "Other"],
    ]);
    expect(isExclusive).toBe(true);
    expect(formOf({ anyOf: [{ items: {} }] }).isExclusive).toBe(false);
  });

  test("knows the form of an object that has one of several fields, and leaves other conditions", () => {
    const fields = [{ required: ["a"], properties: { a: {} } }, { required: ["b"] }];
    const known = formOf({ if: { type: "object", anyOf: fields }, ...then });
    expect(known.special?.fields).toEqual(["a", "b"]);
    expect(known.special?.form.reference).toBe("Other");
    expect(known.rest).toEqual({});
    const typed = [{ required: ["a"], properties: { a: { type: "string" } } }];
    for (const condition of [
      { anyOf: typed },
      { type: "object" },
      { required: ["a"] },
      { not: {}, anyOf: fields },
    ]) {
      const { special, rest } = formOf({ if: condition, ...then });
      expect(special).toBeUndefined();
      expect(rest).toEqual({ if: condition, ...then });
    }
    expect(Object.keys(formOf({ if: { anyOf: fields }, ...then, else: {} }).rest)).toEqual([
      "if",
      "then",
      "else",
    ]);
  });

  test("keeps what it does not understand", () => {
    const rest = {
      not: { type: "null" },
      items: [{ type: "string" }],
      additionalProperties: { type: "string" },
      patternProperties: { "^x": {} },
      exclusiveMinimum: 0,
      "x-of-others": 1,
    };
    const { rest: kept, item, isOpen } = formOf({ type: "array", ...rest } as never);
    expect([kept, item, isOpen]).toEqual([rest, undefined, undefined]);
  });

  test("takes true for a schema that asks nothing, and false for one that nothing satisfies", () => {
    expect(formOf(true)).toMatchObject({ types: [], rest: {} });
    expect(formOf(false)).toMatchObject({ types: [], rest: { not: {} } });
  });
});

describe("the generator refuses, with the place,", () => {
  test.each<[string, JsonSchema]>([
    ["if, then", { if: {}, ...then }],
    ["pattern2", { pattern2: "" } as never],
    ["const", { const: 1 }],
    ["oneOf", { oneOf: [{ $ref: "#/$defs/Other" }] }],
    ["discriminator", { discriminator: { propertyName: "kind" } } as never],
    ["objects that are closed", { type: "object", additionalProperties: false }],
    ["maxItems but for the same as minItems", { type: "array", minItems: 1, maxItems: 2 }],
    ["minLength but for 1", { type: "string", minLength: 2 }],
    ["rules beside no type", { minimum: 1 }],
    ["rules beside no type", { properties: { a: {} } }],
    ["required fields that are not described", { type: "object", required: ["a"] }],
    ["anyOf but for a choice of shapes", { anyOf: [{ type: "string", minLength: 1 }] }],
    ["anyOf but for a choice of required fields", { anyOf: [{ required: ["a", "b"] }] }],
    [
      "anyOf but for a choice of required fields",
      { anyOf: [{ required: ["a"] }, { $ref: "#/$defs/Other" }] },
    ],
    ["rules beside a $ref", { $ref: "#/$defs/Other", type: "object" }],
  ])("%s", (kind, field) => {
    const unit = { name: "Made", form: formOf({ type: "object", properties: { field } }) };
    const message = `Made/properties/field: validators do not know ${kind}.`;
    expect(() => assertSupported(unit)).toThrow(message);
  });

  test("nothing that the contract has", () => {
    const field: JsonSchema = { type: ["string", "null"], minLength: 1, examples: ["a"] };
    const list: JsonSchema = { type: "array", items: {}, minItems: 2, maxItems: 2 };
    const either: JsonSchema = { anyOf: [{ $ref: "#/$defs/Other" }, { type: "null" }] };
    const form = formOf({ type: "object", properties: { field, list, either }, "x-unique": "a" });
    expect(() => assertSupported({ name: "Made", form })).not.toThrow();
  });
});
