// What the comparison does not take apart is compared as a whole, with its references put in.
import { describe, expect, test } from "vitest";
import { compareEvents, compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import { contractIn } from "../../../src/reading/diff/contract-in.ts";
import { lineOf } from "./given.ts";

type Schema = object;
const R = { $ref: "#/$defs/R" };
const about = { required: ["a"], properties: { a: R } };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const condition = (whether: Schema, what: Schema) => ({ if: whether, then: what });
const list = (rules: Schema) => ({ properties: { a: { type: "array", ...rules } } });

/** Every keyword of a schema that has schemas in it, and a reference there. */
const BEHIND: readonly [keyword: string, Schema][] = [
  ["patternProperties", { patternProperties: { "^x": R } }],
  ["additionalProperties", { additionalProperties: R }],
  ["unevaluatedProperties", { unevaluatedProperties: R }],
  ["propertyNames", { propertyNames: R }],
  ["dependentSchemas", { dependentSchemas: { b: about } }],
  ["dependencies", { dependencies: { b: about } }],
  ["if", { if: about, else: { required: ["b"] } }],
  ["then", condition({ required: ["b"] }, about)],
  ["else", { if: { required: ["b"] }, else: about }],
  ["not", { not: about }],
  ["anyOf", { anyOf: [about, { required: ["b"] }] }],
  ["oneOf", { oneOf: [about, { required: ["b"] }] }],
  ["allOf", { allOf: [about] }],
  ["items", list({ items: R })],
  ["prefixItems", list({ prefixItems: [R] })],
  ["items after prefixItems", list({ prefixItems: [true], items: R })],
  ["contains", list({ contains: R })],
  ["unevaluatedItems", list({ unevaluatedItems: R })],
  [
    "contentSchema",
    { properties: { a: { contentMediaType: "application/json", contentSchema: R } } },
  ],
  ["a keyword that nobody knows", { "odd-keyword": { inner: [R] } }],
];

test.each(BEHIND)("a shape behind %s is compared", (_, schema) => {
  const event = (shape: Schema) =>
    new Map([["e-v1", { type: "object", ...schema, $defs: { R: shape } }]]);
  const [text, number] = [event({ type: "string" }), event({ type: "integer" })];
  const parties = new Set(compareEvents(text, number).flatMap(({ breaks }) => breaks));
  expect(parties).toEqual(new Set(["producers", "consumers", "stored"]));
  expect(compareEvents(text, event({ type: "string" }))).toEqual([]);
  const described = event({ type: "string", description: "A name." });
  expect(compareEvents(text, described).flatMap(({ breaks }) => breaks)).toEqual([]);
  expect(compareEvents(text, described)).not.toEqual([]);
});

const events = (before: Schema, after: Schema): string[] =>
  compareEvents(new Map([["e", before]]), new Map([["e", after]])).map(lineOf);
const object = (properties: Schema, more: Schema = {}) => ({ type: "object", properties, ...more });
const [string, integer] = [{ type: "string" }, { type: "integer" }];

describe("a new field", () => {
  const cases: [what: string, around: Schema, changes: string[]][] = [
    ["beside named ones breaks nobody", {}, ["added field_added b (nobody)"]],
    [
      "where fields without a name are limited breaks whom its type breaks",
      { additionalProperties: integer },
      ["added field_added b (nobody)", "changed type_changed b (producers, consumers, stored)"],
    ],
    [
      "beside patterns breaks both",
      { patternProperties: { "^x": integer } },
      [
        "changed rule_changed (producers, consumers, stored)",
        "added field_added b (nobody)",
        "changed type_narrowed b (producers, stored)",
      ],
    ],
    [
      "that a condition knows already breaks producers",
      { if: { required: ["b"] }, else: { properties: { b: integer } } },
      ["added field_added b (nobody)", "changed type_narrowed b (producers, stored)"],
    ],
    [
      "where unevaluatedProperties refuses others breaks consumers",
      { unevaluatedProperties: false },
      ["added field_added b (consumers)"],
    ],
  ];
  test.each(cases)("%s", (_, around, changes) => {
    expect(events(object({ a: string }, around), object({ a: string, b: string }, around))).toEqual(
      changes,
    );
  });
  test("in what a pattern or a condition says of a value breaks nobody", () => {
    const inPattern = (fields: Schema) =>
      object({}, { patternProperties: { "^x": object(fields) } });
    expect(events(inPattern({ c: string }), inPattern({ c: string, d: string }))).toEqual([
      "added field_added ^x.d (nobody)",
    ]);
    const under = (fields: Schema) => condition({ required: ["a"] }, object(fields));
    expect(events(under({ c: string }), under({ c: string, d: string }))).toEqual([
      "added field_added d (nobody)",
    ]);
  });
});

test("a field that some other schema closes is no field of the value", () => {
  const apart = {
    allOf: [object({ a: string }, { additionalProperties: false }), object({ b: string })],
  };
  expect(events(apart, object({ a: string, b: string }, { additionalProperties: false }))).toEqual([
    "changed type_widened b (consumers)",
  ]);
});

describe("a part of a REST document", () => {
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/X" } } } };
  const item = { post: { requestBody: body, responses: {} } };
  const document =
    (operation: object, more: object = {}) =>
    (schema: Schema) => ({
      openapi: "3.2.0",
      paths: { "/a": { post: { operationId: "a", ...operation } } },
      ...more,
      components: { schemas: { X: schema } },
    });
  const places: [where: string, (schema: Schema) => object][] = [
    ["callbacks", document({ callbacks: { done: { "{$url}": item } } })],
    ["content of a parameter", document({ parameters: [{ in: "query", name: "q", ...body }] })],
    [
      "an answer of a webhook",
      document({}, { webhooks: { w: { post: { responses: { 200: body } } } } }),
    ],
    [
      "a parameter of a webhook",
      document({}, { webhooks: { w: { post: { parameters: [body] } } } }),
    ],
    ["query", document({}, { paths: { "/a": { query: item.post } } })],
    [
      "additionalOperations",
      document({}, { paths: { "/a": { additionalOperations: { COPY: item.post } } } }),
    ],
    [
      "headers of an encoding",
      document({
        requestBody: {
          content: {
            "multipart/form-data": {
              encoding: { a: { headers: { H: body.content["application/json"] } } },
            },
          },
        },
      }),
    ],
    [
      "itemSchema",
      document({
        requestBody: { content: { "a/b": { itemSchema: { $ref: "#/components/schemas/X" } } } },
      }),
    ],
    [
      "what stands beside a reference",
      document({}, { paths: { "/a": { $ref: "#/x-item", ...item } }, "x-item": {} }),
    ],
  ];
  test.each(places)("%s is compared", (_, place) => {
    const breaks = (before: object, after: object) =>
      compareOpenApi(before, after).flatMap((change) => change.breaks);
    expect(new Set(breaks(place(string), place(integer)))).toEqual(new Set(["clients", "server"]));
    expect(compareOpenApi(place(string), place({ type: "string" }))).toEqual([]);
  });

  test("that nothing uses is told as such", () => {
    const unused = document({});
    expect(compareOpenApi(unused(string), unused(integer)).map(lineOf)).toEqual([
      "changed unused_changed components.schemas.X (nobody)",
    ]);
  });
});

test.each([
  [{ $ref: "shapes.yaml#/X" }, "refers to shapes.yaml#/X, which is not in it; bundle it first"],
  [{ $ref: "#/components/schemas/Y" }, "refers to #/components/schemas/Y, which is not in it"],
  [{ $dynamicRef: "#node" }, "uses $dynamicRef, which is not read here; write a $ref"],
  [
    { $schema: "http://json-schema.org/draft-04/schema#" },
    "is in http://json-schema.org/draft-04/schema#; draft-07, 2019-09 and 2020-12 are known",
  ],
])("a document with %j is not compared", (schema, words) => {
  expect(contractIn({ openapi: "3.1.0", components: { schemas: { X: schema } } })).toBe(words);
  // The same in an example is no reference.
  const example = { openapi: "3.1.0", components: { schemas: { X: { example: schema } } } };
  expect(contractIn(example)).toEqual({ openapi: example });
});
