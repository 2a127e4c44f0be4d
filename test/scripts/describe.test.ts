import { describe, expect, test } from "vitest";
import { declarationsOf } from "../../scripts/describe/declarations.ts";
import type { Field } from "../../src/reading/model/description.ts";
import { fieldsOf } from "../../src/reading/model/fields.ts";
import { readForm } from "../../src/reading/model/form.ts";
import { type JsonSchema, resolveInside } from "../../src/reading/model/schema.ts";

const text: JsonSchema = { type: "string" };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: "object",
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const fields = (schema: JsonSchema): Field[] =>
  fieldsOf(readForm(schema, resolveInside(schema), "Made"));

describe("the fields of a schema", () => {
  test.each<[string, JsonSchema, string[]]>([
    [
      "with a required one",
      object({ a: text, b: text }, ["b"]),
      ["a string optional", "b string required"],
    ],
    [
      "inside a field",
      object({ a: object({ b: text }, ["b"]) }),
      ["a object optional", "a.b string required"],
    ],
    [
      "inside items",
      object({ a: list(object({ b: text })) }),
      ["a object[] optional", "a[].b string optional"],
    ],
    [
      "inside lists of lists",
      object({ a: list(list(object({ b: text }))) }),
      ["a object[][] optional", "a[][].b string optional"],
    ],
    ["of a list", list(object({ a: text })), ["[].a string optional"]],
    [
      "of several types",
      object({ a: { type: ["string", "null"] }, b: list({ type: ["string", "integer"] }) }),
      ["a string | null optional", "b (string | integer)[] optional"],
    ],
    [
      "of any type",
      object({ a: {}, b: { type: "array" } }),
      ["a any optional", "b any[] optional"],
    ],
    [
      "put together by allOf",
      { allOf: [object({ a: text }, ["a"]), object({ b: text })] },
      ["a string required", "b string optional"],
    ],
    [
      "of a shape or null",
      object({ a: { anyOf: [object({ b: text }, ["b"]), { type: "null" }] } }),
      ["a object | null optional", "a.b string required"],
    ],
    [
      "of one of two shapes: required is what both require",
      { anyOf: [object({ a: text, b: text }, ["a", "b"]), object({ a: text }, ["a"])] },
      ["a string required", "b string optional"],
    ],
    [
      "of a shape that holds itself: told once",
      {
        $ref: "#/$defs/Tree",
        $defs: { Tree: object({ name: text, children: list({ $ref: "#/$defs/Tree" }) }) },
      },
      ["name string optional", "children object[] optional"],
    ],
  ])("%s", (_, schema, expected) => {
    expect(
      fields(schema).map(
        ({ path, type, required }) => `${path} ${type} ${required ? "required" : "optional"}`,
      ),
    ).toEqual(expected);
  });

  test("have the description of their own, of their shape, or of the shape of their items", () => {
    const Shape: JsonSchema = { description: "A shape.", type: "string" };
    const $ref = "#/$defs/Shape";
    const schema: JsonSchema = {
      ...object({ a: { $ref, description: "Its own." }, b: { $ref }, c: list({ $ref }), d: text }),
      $defs: { Shape },
    };
    expect(fields(schema).map(({ description, shape }) => [description, shape])).toEqual([
      ["Its own.", "Shape"],
      ["A shape.", "Shape"],
      ["A shape.", "Shape"],
      [undefined, undefined],
    ]);
  });

  test("have the evidence and the rules of their own, of their shape, and of their items", () => {
    const seen = (...values: string[]) => [{ seen: values }];
    const Shape: JsonSchema = { type: "string", minLength: 1, "x-evidence": seen("shape") };
    const schema: JsonSchema = {
      ...object({
        a: { $ref: "#/$defs/Shape", "x-evidence": seen("own") },
        b: { ...list({ $ref: "#/$defs/Shape" }), minItems: 2 },
      }),
      $defs: { Shape },
    };
    expect(fields(schema).map(({ rules, evidence }) => ({ rules, evidence }))).toEqual([
      { rules: ["not empty"], evidence: [...seen("own"), ...seen("shape")] },
      { rules: ["at least 2 items", "each not empty"], evidence: seen("shape") },
    ]);
  });

  test.each<[JsonSchema, string]>([
    [{ enum: ["A"] }, 'always "A"'],
    [{ enum: ["A", "B"] }, 'one of "A", "B"'],
    [{ format: "date" }, "format date"],
    [{ pattern: "^a$" }, "matches ^a$"],
    [{ pattern: "^a$", "x-issue-code": "invalid_a" }, "^a$ (else invalid_a)"],
    [
      { pattern: "^a$", "x-issue-code": "invalid_decimal" },
      'a decimal number as text, such as "48.20" (else invalid_decimal)',
    ],
    [{ minLength: 1 }, "not empty"],
    [{ minLength: 2 }, "at least 2 characters"],
    [{ maxLength: 9 }, "at most 9 characters"],
    [{ minItems: 1 }, "not empty"],
    [{ minimum: 0 }, "at least 0"],
    [{ anyOf: [{ required: ["b"] }, { required: ["c", "d"] }] }, "needs b or c with d"],
  ])("with %j say: %s", (rule, expected) => {
    expect(fields(object({ a: rule })).map(({ rules }) => rules)).toEqual([[expected]]);
  });
});

test("a declaration is not made up for a name that the modules do not have", () => {
  const declarations = declarationsOf({ events: new Map(), bodies: new Map(), rest: "" });
  expect(() => declarations.event("second-v1", "SecondV1")).toThrow("have no SecondV1");
});
