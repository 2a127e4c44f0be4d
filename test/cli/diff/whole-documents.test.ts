// REST documents that lie in several files.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Change } from "../../../src/reading/diff/change.ts";
import { type Folder, makeTemporary, runDiff } from "./diff-folder.ts";

let folder: Folder;
beforeEach(() => {
  folder = makeTemporary();
});
afterEach(() => folder.remove());

function write(path: string, content: object): void {
  const file = join(folder.path, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, path.endsWith(".yaml") ? stringify(content) : JSON.stringify(content));
}

const body = (schema: object) => ({ content: { "application/json": { schema } } });
const api = (operation: object, more: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: { "/orders": { post: { operationId: "order", ...operation } } },
  ...more,
});

/** Writes both sides; `type` differs between them. */
function writeBoth(files: (type: string) => Readonly<Record<string, object>>): void {
  for (const [side, type] of [
    ["old", "string"],
    ["new", "integer"],
  ] as const)
    for (const [name, content] of Object.entries(files(type))) write(`${side}/${name}`, content);
}

const compare = async (file = "openapi.yaml", ...args: string[]) => {
  const { code, out } = await runDiff(folder, [
    ...["--format", "json", ...args],
    ...[`old/${file}`, `new/${file}`],
  ]);
  const { changes } = JSON.parse(out);
  return {
    code,
    changes: changes.map(({ code, subject, path }: Change) => `${code} ${subject} ${path}`),
  };
};

test("a schema, a parameter and a path in files of their own are compared", async () => {
  writeBoth((type) => ({
    "openapi.yaml": {
      ...api({
        parameters: [{ $ref: "parts/parameters.json#/Page" }],
        requestBody: body({ $ref: "./parts/order.yaml" }),
      }),
      webhooks: { changed: { $ref: "parts/hook.json" } },
    },
    "parts/parameters.json": {
      Page: { in: "query", name: "page", required: type === "integer", schema: {} },
    },
    "parts/order.yaml": {
      type: "object",
      properties: { lines: { $ref: "lines.json#/$defs/Lines" } },
    },
    "parts/lines.json": {
      $defs: {
        Lines: { type: "array", items: { $ref: "#/$defs/Line" } },
        Line: { type: "object", properties: { a: { type }, order: { $ref: "order.yaml" } } },
      },
    },
    "parts/hook.json": { post: { requestBody: body({ type }) } },
  }));
  expect(await compare()).toEqual({
    code: 1,
    changes: [
      "parameter_required order query parameter page",
      "type_changed order request body: lines[].a",
      "type_changed openapi webhooks.changed",
    ],
  });
});

test("a change in another file stands there, by its line", async () => {
  writeBoth((type) => ({
    "openapi.yaml": api({ requestBody: body({ $ref: "schemas.yaml#/Order" }) }),
    "schemas.yaml": { Order: { type: "object", properties: { a: { type } } } },
  }));
  const args = ["--format", "github", "old/openapi.yaml", "new/openapi.yaml"];
  const { out } = await runDiff(folder, args);
  expect(out).toContain("file=new/schemas.yaml,line=5,");
});

test("a schema that moves into another file breaks nobody by that", async () => {
  const order = { type: "object", properties: { a: { $ref: "#/A" } } };
  write("old/openapi.yaml", api({ requestBody: body({ type: "object", properties: { a: {} } }) }));
  write("new/openapi.yaml", api({ requestBody: body({ $ref: "s.json#/Order" }) }));
  write("new/s.json", { Order: order, A: {} });
  expect(await compare()).toEqual({ code: 0, changes: [] });
});

test("each side and each file is read in its own dialect", async () => {
  const files = (openapi: string, $schema?: string) => ({
    "openapi.yaml": { ...api({ requestBody: body({ $ref: "s.json#/Order" }) }), openapi },
    "s.json": { $schema, Order: { type: "string", nullable: true } },
  });
  const put = (side: string, all: Readonly<Record<string, object>>) => {
    for (const [name, content] of Object.entries(all)) write(`${side}/${name}`, content);
  };
  put("old", files("3.0.3"));
  put("new", files("3.1.0"));
  expect((await compare()).changes).toContain("type_narrowed order request body");
  const tuple = (rules: object) => ({
    "openapi.yaml": api({ requestBody: body({ $ref: "s.json#/Order" }) }),
    "s.json": { Order: { type: "array", ...rules } },
  });
  const draft07 = "http://json-schema.org/draft-07/schema#";
  put("old", tuple({ $schema: draft07, items: [{ type: "string" }] }));
  put("new", tuple({ prefixItems: [{ type: "string" }] }));
  expect(await compare()).toEqual({ code: 0, changes: [] });
});

const REFUSED: [what: string, schema: object, words: string][] = [
  [
    "a file that is not there",
    { $ref: "gone.yaml" },
    "old/openapi.yaml:13:21 refers to old/gone.yaml: ",
  ],
  [
    "an address",
    { $ref: "https://example.com/a" },
    "old/openapi.yaml:13:21 refers to https://example.com/a, and only files",
  ],
  [
    "nothing",
    { $ref: "#/components/schemas/X" },
    "old/openapi.yaml:13:21 refers to #/components/schemas/X, which is not in it",
  ],
  [
    "nothing in a file",
    { $ref: "s.json#/X" },
    "old/openapi.yaml:13:21 refers to s.json#/X, where no schema is",
  ],
  ["a dynamic reference", { $dynamicRef: "#x" }, "old/openapi.yaml:13:28 uses $dynamicRef"],
  ["an unknown dialect", { $schema: "urn:mine" }, "old/openapi.yaml:13:24 is in urn:mine"],
];
test.each(REFUSED)("%s is refused, with its place", async (_, schema, words) => {
  writeBoth(() => ({ "openapi.yaml": api({ requestBody: body(schema) }), "s.json": {} }));
  await expect(compare()).rejects.toThrow(words);
});

test("a chain of references that is too long to be followed is refused", async () => {
  const links = (type: string) =>
    Array.from({ length: 5_000 }, (_, index) => [
      `L${index}`,
      index === 4_999
        ? { type }
        : { properties: { a: { $ref: `#/components/schemas/L${index + 1}` } } },
    ]);
  writeBoth((type) => ({
    "openapi.json": api(
      { requestBody: body({ $ref: "#/components/schemas/L0" }) },
      { components: { schemas: Object.fromEntries(links(type)) } },
    ),
  }));
  await expect(compare("openapi.json")).rejects.toThrow("too deep in each other to be compared");
});
