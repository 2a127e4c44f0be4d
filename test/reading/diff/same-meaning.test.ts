// Schemas that say the same in different ways are the same, and the comparison of schemas that
// contain themselves ends.
import { describe, expect, test } from "vitest";
import { compareContracts, compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import {
  type Draft,
  type Edit,
  editedOpenApi,
  editedSchema,
  lineOf,
  schemaOf,
  wholeContract,
} from "./given.ts";

test("a contract is the same as itself", () => {
  expect(compareContracts(wholeContract(), wholeContract())).toEqual([]);
});

const string = { type: "string" };
const object = { type: "object", properties: { a: string, b: string }, required: ["a", "b"] };

const SAME: [how: string, before: object, after: object][] = [
  ["the order of required fields", object, { ...object, required: ["b", "a"] }],
  ["the order of fields", object, { ...object, properties: { b: string, a: string } }],
  ["the order of values", { enum: ["a", "b"] }, { enum: ["b", "a"] }],
  ["a list of one type", string, { type: ["string"] }],
  [
    "nothing and every type",
    {},
    { type: ["null", "boolean", "string", "number", "array", "object"] },
  ],
  ["number and integer, and number", { type: ["number", "integer"] }, { type: "number" }],
  [
    "null as a type and as an alternative",
    { type: ["string", "null"] },
    { anyOf: [string, { type: "null" }] },
  ],
  [
    "null beside a value, as a value and as an alternative",
    { enum: ["a", null] },
    { anyOf: [{ enum: ["a"] }, { type: "null" }] },
  ],
  [
    "bare types in anyOf",
    { type: ["string", "integer"] },
    { anyOf: [{ type: "integer" }, string] },
  ],
  [
    "one schema and allOf",
    object,
    {
      allOf: [
        { type: "object", properties: { a: string }, required: ["a"] },
        { properties: { b: string }, required: ["b"] },
      ],
    },
  ],
  [
    "a limit and the tighter of two",
    { type: "string", minLength: 3 },
    { allOf: [{ minLength: 1 }, { type: "string", minLength: 3 }] },
  ],
  [
    "the order of alternatives",
    { anyOf: [object, { ...string, minLength: 1 }] },
    { anyOf: [{ ...string, minLength: 1 }, object] },
  ],
  [
    "a schema in place and a reference",
    { properties: { a: object } },
    { properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: object } },
  ],
  [
    "a reference and one through another",
    { $ref: "#/$defs/A", $defs: { A: object } },
    { $ref: "#/$defs/B", $defs: { A: object, B: { $ref: "#/$defs/A" } } },
  ],
  [
    "a name with a slash",
    { properties: { a: object } },
    { properties: { a: { $ref: "#/$defs/x~1y%20z" } }, $defs: { "x/y z": object } },
  ],
  [
    "nothing said about further fields, and anything allowed",
    object,
    { ...object, additionalProperties: true },
  ],
];
test.each(SAME)("%s", (_, before, after) => {
  expect(compareEvents(new Map([["e", before]]), new Map([["e", after]]))).toEqual([]);
  expect(compareEvents(new Map([["e", after]]), new Map([["e", before]]))).toEqual([]);
});

describe("moving a shape", () => {
  const ENTRY = "billing.ledger.entry_removed-v2";
  const MOVES: [how: string, edit: Edit][] = [
    [
      "into the event",
      (schema) => {
        schema.properties.entry = schema.$defs.LedgerEntryRemoval;
      },
    ],
    [
      "to another name",
      (schema) => {
        schema.$defs.Removal = schema.$defs.LedgerEntryRemoval;
        schema.properties.entry = { $ref: "#/$defs/Removal" };
      },
    ],
  ];
  test.each(MOVES)("%s is not a change", (_, edit) => {
    expect(
      compareEvents(
        new Map([[ENTRY, schemaOf(ENTRY)]]),
        new Map([[ENTRY, editedSchema(ENTRY, edit)]]),
      ),
    ).toEqual([]);
  });

  test("of the REST API out of its component changes only the name of a type", () => {
    const after = editedOpenApi((document: Draft) => {
      const text = JSON.stringify(document).replaceAll(
        '{"$ref":"#/components/schemas/Link"}',
        JSON.stringify(document.components.schemas.Link),
      );
      Object.assign(document, JSON.parse(text));
      delete document.components.schemas.Link;
    });
    expect(compareContracts({ openapi: editedOpenApi() }, { openapi: after }).map(lineOf)).toEqual([
      "removed type_removed components.schemas.Link (clients)",
    ]);
  });
});

describe("a schema that contains itself", () => {
  const tree = (value: object, more: object = {}) => ({
    $ref: "#/$defs/Tree",
    $defs: {
      Tree: {
        type: "object",
        properties: {
          value,
          left: { $ref: "#/$defs/Tree" },
          all: { type: "array", items: { $ref: "#/$defs/Tree" } },
          ...more,
        },
      },
    },
  });
  const compare = (before: object, after: object) =>
    compareEvents(new Map([["e", before]]), new Map([["e", after]])).map(lineOf);

  test("is the same as itself", () => {
    expect(compare(tree(string), tree(string))).toEqual([]);
  });

  test("differs at the first occurrence", () => {
    expect(compare(tree({ type: "integer" }), tree({ type: "number" }))).toEqual([
      "changed type_widened value (consumers)",
    ]);
    expect(compare(tree(string), tree(string, { extra: string }))).toEqual([
      "added field_added extra (nobody)",
    ]);
  });

  test("by allOf or by a circle of references ends", () => {
    const own = { allOf: [{ $ref: "#" }, object] };
    const circle = {
      $ref: "#/$defs/A",
      $defs: { A: { $ref: "#/$defs/B" }, B: { $ref: "#/$defs/A" } },
    };
    expect(compare(own, own)).toEqual([]);
    expect(compare(circle, circle)).toEqual([]);
    expect(compare(own, object)).toEqual([]);
  });

  test("in alternatives ends", () => {
    const list = (value: object) => ({
      $ref: "#/$defs/List",
      $defs: {
        List: {
          anyOf: [
            { type: "null" },
            { type: "object", properties: { value, next: { $ref: "#/$defs/List" } } },
            string,
          ],
        },
      },
    });
    expect(compare(list(string), list(string))).toEqual([]);
    expect(compare(list({ type: "integer" }), list({ type: "number" }))).toEqual([
      "changed type_widened value (consumers)",
    ]);
  });
});

describe("alternatives", () => {
  const a = { type: "object", properties: { a: string }, required: ["a"] };
  const b = { type: "object", properties: { b: string }, required: ["b"] };
  const CASES: [before: object, after: object, changes: string[]][] = [
    [{ anyOf: [a, b] }, { anyOf: [a] }, ["removed form_removed (producers, stored)"]],
    [{ anyOf: [a, string] }, { anyOf: [a, b, string] }, ["added form_added (consumers)"]],
    [{ anyOf: [a, b] }, {}, ["removed rule_removed (consumers)"]],
    [
      { type: "object" },
      { type: "object", anyOf: [a, b] },
      ["added rule_added (producers, stored)"],
    ],
    [{ anyOf: [a, b] }, { oneOf: [a, b] }, ["changed forms_changed (producers, stored)"]],
    [
      { anyOf: [a, string, { ...b, title: "B" }] },
      { anyOf: [{ ...b, required: [], title: "B" }, a, { type: "integer" }] },
      [
        "changed field_optional b (consumers)",
        "changed type_changed (producers, consumers, stored)",
      ],
    ],
  ];
  test.each(CASES)("%j to %j", (before, after, changes) => {
    expect(compareEvents(new Map([["e", before]]), new Map([["e", after]])).map(lineOf)).toEqual(
      changes,
    );
  });
});
