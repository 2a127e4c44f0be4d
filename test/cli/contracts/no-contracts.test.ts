// JSON and YAML that are no contracts are not taken for one.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { list } from "../../../src/cli/list/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { whyNoSchema } from "../../../src/reading/documents/keywords.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

const NONE = "is not a JSON Schema, an AsyncAPI or an OpenAPI document: ";
const NOTHING = `${NONE}nothing in it says what an event has`;
const typed = (type: string) => `${NONE}its type is ${type}`;
const root = join(import.meta.dirname, "../../..");

test.each<[string, string, unknown, string]>([
  ["a package", "package.json", { name: "x", type: "module", dependencies: {} }, typed('"module"')],
  [
    "settings of TypeScript",
    "tsconfig.json",
    { $schema: "https://json.schemastore.org/tsconfig", include: ["src"], compilerOptions: {} },
    NOTHING,
  ],
  ["rules of a linter", "lint.json", { items: [{ rule: "a" }], required: true }, NOTHING],
  ["an empty object", "order.placed-v1.json", {}, NOTHING],
  ["an empty file", "order.placed-v1.json", "", "is not JSON"],
  ["an array", "orders.json", [{ type: "object" }], "is not an object"],
  ["null", "order.json", "null", "is not an object"],
  ["lines", "events.json", '{"type":"object"}\n{"type":"object"}', "is not JSON"],
  ["a payload", "order.placed-v1.json", { order_id: 7, title: "A book" }, NOTHING],
  ["a payload with a number as type", "order.json", { type: 7 }, typed("7")],
  ["a message", "m.json", { type: "order.placed-v1", payload: {} }, typed('"order.placed-v1"')],
  ["Segment", "m.json", { event: "Order", properties: { order: { sku: "a" } } }, NOTHING],
  ["types that are none", "a.json", { type: ["object", "nil"] }, typed('"nil"')],
  ["shapes alone", "shapes.json", { $defs: { A: { type: "object" } } }, NOTHING],
  ["translations", "en.json", { title: "Hello", default: "Bye" }, NOTHING],
  ["required by itself", "a.json", { required: "yes", enum: "a", $ref: 7, not: 1 }, NOTHING],
  ["AsyncAPI without events", "api.yaml", { asyncapi: "3.0.0", channels: {} }, "has no event"],
])("%s is refused", async (_, file, content, words) => {
  const folder = folderOf({ [file]: content });
  const { code, out, err } = await outcomeOf(list, ["--contracts", file], { cwd: folder });
  expect(err.startsWith(`${file} ${words}`)).toBe(true);
  expect(err.match(/\n/g)).toHaveLength(1);
  expect([code, out]).toEqual([2, ""]);
});

test("each schema of the catalogue is one, and no example", () => {
  const files = globSync("events/**/*.json", { cwd: root });
  const taken = files.filter((file) => {
    const content = JSON.parse(readFileSync(join(root, file), "utf8"));
    return whyNoSchema(content) === undefined;
  });
  expect(files.filter((file) => file.endsWith(".schema.json"))).toEqual(taken);
  expect(taken.length).toBeLessThan(files.length);
});

test.each<[string, object]>([
  ["fields", { properties: { a: { title: "A" }, b: true, c: {} } }],
  ["required fields", { required: ["a"] }],
  ["a reference", { $ref: "#/$defs/A", $defs: { A: { type: "object" } } }],
  ["a choice", { oneOf: [{ type: "null" }, { properties: {} }] }],
  ["no more than a dialect", { $schema: "https://json-schema.org/draft/2020-12/schema" }],
  ["types", { type: ["object", "null"] }],
  ["what it is not", { not: { required: ["a"] } }],
  ["its values", { enum: [1] }],
])("a schema that says %s is one", async (_, content) => {
  const folder = folderOf({ "order.placed-v1.json": content });
  const flags = ["--contracts", "order.placed-v1.json", "--domain", "own"];
  const { code, out } = await outcomeOf(list, flags, { cwd: folder });
  expect([code, out]).toEqual([0, expect.stringContaining("order.placed-v1")]);
});

test("a folder's other files are passed over and counted, but those that a schema refers to", async () => {
  const folder = folderOf({
    "own/order.placed-v1.schema.json": { properties: { id: { $ref: "shapes/id.json" } } },
    "own/shapes/id.json": { type: "integer" },
    "own/order.placed-v1.json": { id: 7 },
    "own/package.json": { type: "module" },
    "own/README.md": "# Events",
    "messages.ndjson": '{"type":"order.placed-v1","payload":{"id":"x"}}',
    "empty/order.paid-v1.json": { order_id: 7 },
  });
  const run = (...flags: string[]) => outcomeOf(validate, ["messages.ndjson", ...flags], { cwd });
  const cwd = folder;
  const note = "Contracts: 2 files passed over: own/order.placed-v1.json and own/package.json.\n";
  const judged = await run("--contracts", "own");
  expect(judged).toMatchObject({ code: 1, err: note });
  expect(judged.out).toContain("id must be an integer");
  const alone = await run("--contracts", "own/order.placed-v1.schema.json");
  expect(alone).toMatchObject({ code: 1, err: "", out: judged.out });
  const none = await run("--contracts", "empty");
  expect(none).toMatchObject({
    code: 2,
    err: `empty/order.paid-v1.json is called after an event, but ${NOTHING}.\n`,
  });
});
