// What `npm run add` begins. `npm run rehearse-additions` holds that the rest follows.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type Begun, beginEvent, beginOperation } from "../../scripts/add.ts";
import { temporaryDirectory } from "../servers/stores/temporary-directory.ts";

const root = join(import.meta.dirname, "../..");
const ACCOUNTS = "events/accounts";

let copy = "";
beforeEach(() => {
  copy = temporaryDirectory();
});

function copied(...paths: string[]): void {
  for (const path of paths) cpSync(join(root, path), join(copy, path), { recursive: true });
}

function writeAll({ files }: Begun): void {
  for (const [path, text] of files) write(path, text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

const parsed = ({ files }: Begun) =>
  Object.fromEntries([...files].map(([path, text]) => [path, JSON.parse(text)]));

describe("an event", () => {
  beforeEach(() => copied(ACCOUNTS));

  test("begins as the version before it, without what follows from its path", () => {
    const begun = beginEvent(copy, "account.created-v2");
    const read = (file: string) => JSON.parse(readFileSync(join(copy, ACCOUNTS, file), "utf8"));
    const { $schema: _, $id: __, title: ___, ...schema } = read("account.created-v1.schema.json");
    expect(parsed(begun)).toEqual({
      [`${ACCOUNTS}/account.created-v2.schema.json`]: schema,
      [`${ACCOUNTS}/account.created-v2.example.json`]: read("account.created-v1.example.json"),
    });
    expect(begun.next).toMatch(/^Write both by the catalogue, and .*catalogue\.facts$/);
  });

  test("that is written gets the examples without its optional fields, and only those", () => {
    const path = `${ACCOUNTS}/account.told-v1`;
    const text = { type: "string" };
    const item = { type: "object", properties: { kind: text, note: text }, required: ["kind"] };
    const properties = { number: text, email: text, items: { type: "array", items: item } };
    const schema = { type: "object", properties, required: ["number", "items"] };
    const items = [{ kind: "GAS", note: "moved" }, { kind: "ELECTRICITY" }];
    write(`${path}.schema.json`, JSON.stringify(schema));
    write(`${path}.example.json`, JSON.stringify({ number: "A-1", email: "m@example.com", items }));
    const begun = beginEvent(copy, "account.told-v1");
    const number = "A-1";
    expect([parsed(begun), begun.next]).toEqual([
      { [`${path}.without-email.example.json`]: { number, items } },
      "",
    ]);
    writeAll(begun);
    expect(beginEvent(copy, "account.told-v1").files.size).toBe(0);

    const both = items.map((one) => ({ ...one, note: "moved" }));
    write(`${path}.example.json`, JSON.stringify({ number, email: "m@example.com", items: both }));
    write(`${path}.without-email.example.json`, JSON.stringify({ number, items: both }));
    expect(parsed(beginEvent(copy, "account.told-v1"))).toEqual({
      [`${path}.without-items.note.example.json`]: {
        number,
        email: "m@example.com",
        items: items.map(({ kind }) => ({ kind })),
      },
    });
  });

  test("of a new type needs a section that there is", () => {
    const { files } = beginEvent(copy, "note.told-v1", "accounts");
    expect([...files.keys()]).toEqual(
      ["schema", "example"].map((kind) => `${ACCOUNTS}/note.told-v1.${kind}.json`),
    );
    for (const section of [undefined, "notes"])
      expect(() => beginEvent(copy, "note.told-v1", section)).toThrow(
        "Name the section of note.told-v1: npm run add event note.told-v1 SECTION, one of accounts.",
      );
  });

  test("needs a version", () => {
    expect(() => beginEvent(copy, "account.created")).toThrow(
      "account.created has no version: account.created-v1 has one.",
    );
  });
});

describe("an operation", () => {
  const HANDLERS = "src/servers/handlers/handlers.ts";
  beforeEach(() => copied("openapi", HANDLERS));

  test("is in openapi/ first", async () => {
    await expect(beginOperation(copy, "listWishes")).rejects.toThrow(
      "openapi/ has no operation listWishes: write it there first.",
    );
  });

  test("gets a handler and its line, and neither again", async () => {
    const line = 'export { listProducts } from "./listProducts.ts";\n';
    const list = readFileSync(join(copy, HANDLERS), "utf8");
    write(HANDLERS, list.replace(line, ""));
    const begun = await beginOperation(copy, "listProducts");
    expect(begun.files.get(HANDLERS)).toBe(list.replace(line, "") + line);
    expect(begun.files.get("src/servers/handlers/listProducts.ts")).toContain(
      'export const listProducts: Handler<"listProducts"> = ',
    );
    writeAll(begun);
    expect(await beginOperation(copy, "listProducts")).toEqual({ files: new Map(), next: "" });
  });
});
