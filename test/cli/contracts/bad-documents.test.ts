import { expect, test } from "vitest";
import { list } from "../../../src/cli/list/command.ts";
import { serve } from "../../../src/cli/serve/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

const schema = (rest: object) => ({ type: "object", ...rest });
/** A chain of so many shapes, each of which leads to the next one twice. */
const doubling = (count: number) => ({
  $ref: "#/$defs/S0",
  $defs: Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const next = { $ref: `#/$defs/S${at + 1}` };
      return [`S${at}`, at + 1 < count ? { allOf: [next, next] } : {}];
    }),
  ),
});
const nested = (levels: number): object =>
  levels === 0 ? { type: "object" } : { allOf: [nested(levels - 1)] };

test.each<[string, string, unknown, string]>([
  [
    "contains beside unevaluatedItems",
    "a.b-v1.json",
    schema({ properties: { a: { contains: { const: 1 }, unevaluatedItems: false } } }),
    "has contains and unevaluatedItems",
  ],
  ["a reference to itself", "a.b-v1.json", { $ref: "#" }, "leads to itself"],
  [
    "a circle of references",
    "a.b-v1.json",
    {
      allOf: [{ $ref: "#/$defs/A" }],
      $defs: { A: { anyOf: [{ $ref: "#/$defs/B" }] }, B: { $ref: "#/$defs/A" } },
    },
    "leads to itself",
  ],
  ["references that multiply", "a.b-v1.json", doubling(100), "leads to itself, or to too many"],
  ["100 levels of allOf", "a.b-v1.json", nested(100), "is nested deeper than 100 levels"],
  [
    "a circle of YAML",
    "a.b-v1.yaml",
    "&a\ntype: object\nproperties: { b: *a }\n",
    "nested deeper than 100 levels, or in itself",
  ],
  [
    "aliases that multiply",
    "a.b-v1.yaml",
    [
      "a0: &a0 [x, x, x, x, x]",
      ...Array.from(
        { length: 12 },
        (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]`,
      ),
    ].join("\n"),
    "Excessive alias count",
  ],
  [
    "an unknown dialect",
    "a.b-v1.json",
    { $schema: "http://json-schema.org/draft-04/schema#" },
    "draft-07, 2019-09 and 2020-12 are known",
  ],
  [
    "Avro",
    "doc.yaml",
    {
      asyncapi: "2.6.0",
      components: {
        messages: {
          "a.b-v1": { schemaFormat: "application/vnd.apache.avro;version=1.9.0", payload: {} },
        },
      },
    },
    "has no message in JSON Schema: a.b-v1 of doc.yaml (application/vnd.apache.avro;version=1.9.0)",
  ],
  [
    "a pattern that is none",
    "a.b-v1.json",
    schema({ properties: { a: { pattern: "(" } } }),
    "no regular expression",
  ],
  [
    "such a pattern of names",
    "a.b-v1.json",
    schema({ patternProperties: { "(": {} } }),
    "no regular expression",
  ],
  [
    "17 MB of schema",
    "a.b-v1.json",
    schema({ description: "x".repeat(17_000_000) }),
    "is larger than 16 MB",
  ],
  [
    "5 MB of YAML",
    "a.b-v1.yaml",
    schema({ description: "x".repeat(5_000_000) }),
    "is larger than 4 MB, which a contract may not be (as JSON 16 MB)",
  ],
  [
    "too many parts",
    "a.b-v1.json",
    schema({
      properties: Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, {}])),
    }),
    "has a schema of too many parts (20000 are read): a.b-v1",
  ],
  [
    "a reference to nothing",
    "a.b-v1.json",
    { $ref: "#/$defs/A" },
    "refers to #/$defs/A, where no schema is",
  ],
  [
    "a reference to a missing file",
    "a.b-v1.json",
    { $ref: "other.json" },
    "other.json can't be read",
  ],
  [
    "a reference to the internet",
    "a.b-v1.json",
    { $ref: "https://example.com/a.json" },
    "only files are read",
  ],
  ["anchors", "a.b-v1.json", { $ref: "#/$defs/A", $defs: { A: { $anchor: "a" } } }, "uses $anchor"],
  ["a number that is none", "a.b-v1.yaml", "maximum: .nan", "has NaN, which JSON can't write"],
  [
    "a number beyond all",
    "a.b-v1.json",
    '{"maximum":1e400}',
    "has Infinity, which JSON can't write",
  ],
  ["a date", "a.b-v1.yaml", "const: !!timestamp 2026-01-01", "which JSON can't write"],
  [
    "a tag of YAML",
    "a.b-v1.yaml",
    "properties: !all {}",
    "is not YAML: Unresolved tag: !all at line 1",
  ],
  ["no YAML", "a.b-v1.yaml", "a: [", "a.b-v1.yaml is not YAML"],
  ["Swagger 2", "doc.json", { swagger: "2.0" }, "is of Swagger 2"],
  ["no event", "doc.json", { openapi: "3.1.0", paths: { "/orders": {} } }, "has no event"],
])("%s", async (_, file, content, words) => {
  const folder = folderOf({ [file]: content });
  const { code, err } = await outcomeOf(show, ["a.b-v1", "--contracts", file], { cwd: folder });
  expect(err).toContain(words);
  expect(err).toMatch(/^\S.*[.?]\n$/);
  expect(code).toBe(2);
});

test.each([
  [
    "a folder without events",
    ["--contracts", "."],
    "has no schema in a file called after an event",
  ],
  ["a path to nothing", ["--contracts", "nothing"], "nothing can't be read: "],
  [
    "one event twice",
    ["--contracts", "one.json", "--contracts", "two.json"],
    "The event x.y-v1 of two.json is in one.json, too.",
  ],
])("%s", async (_, flags, words) => {
  const document = {
    openapi: "3.1.0",
    webhooks: {
      "x.y-v1": { post: { requestBody: { content: { "application/json": { schema: {} } } } } },
    },
  };
  const folder = folderOf({ "one.json": document, "two.json": document });
  const { code, err } = await outcomeOf(list, flags, { cwd: folder });
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test.each([
  ["contracts that are not paths", { contracts: 7 }, "has contracts that are not paths"],
  ["an unknown setting", { contract: "own" }, "has a setting that is not known, contract"],
])("a configuration with %s", async (_, config, words) => {
  const folder = folderOf({ "energy-contracts.config.json": config });
  const { code, err } = await outcomeOf(list, [], { cwd: folder });
  expect([code, err]).toEqual([2, `energy-contracts.config.json ${words}.\n`]);
});

test.each([
  ["a.b-v1.json", schema({ description: "x".repeat(2_000_000) }), "larger than 1.5 MB"],
  ["a.b-v1.yaml", schema({ description: "x".repeat(500_000) }), "larger than 0.4 MB"],
  [
    "a.b-v1.json",
    schema({
      properties: Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`f${at}`, {}])),
    }),
    "too many parts (2000 are read)",
  ],
])("what serve reads may be smaller: %s", async (file, content, words) => {
  const cwd = folderOf({ [file]: content });
  const listed = await outcomeOf(list, ["--contracts", file], { cwd });
  const served = await outcomeOf(serve, ["--contracts", file, "--port", "0"], { cwd });
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(served).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});

test("all contracts together have a limit, too", async () => {
  const properties = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`f${at}`, {}]));
  const files = Array.from({ length: 27 }, (_, at) => [`a.b${at}-v1.json`, schema({ properties })]);
  const cwd = folderOf(Object.fromEntries(files));
  const { code, err } = await outcomeOf(list, ["--contracts", "."], { cwd });
  expect(err).toMatch(/^a\.b\d+-v1\.json:1:\d+ is one of contracts of too many parts in all\.\n$/);
  expect(code).toBe(2);
});
