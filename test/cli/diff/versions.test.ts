// diff --fail-on version: a break needs a new version that may break.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mayBreak } from "../../../src/reading/diff/fails-on.ts";
import { copyContract, type Folder, makeTemporary, runDiff } from "./diff-folder.ts";

let folder: Folder;
beforeEach(() => {
  folder = makeTemporary();
});
afterEach(() => folder.remove());

const write = (name: string, document: object) => {
  mkdirSync(join(folder.path, name, ".."), { recursive: true });
  writeFileSync(join(folder.path, name), JSON.stringify(document));
};
const api = (version: string, paths: object) => ({
  openapi: "3.1.0",
  info: { title: "A", version },
  paths,
});
const FAIL = ["--fail-on", "version"];

test.each([
  ["1.2.0", "1.3.0", 1],
  ["1.2.0", "2.0.0", 0],
  ["0.2.0", "0.2.1", 1],
  ["0.2.0", "0.3.0", 0],
])("a break of %s in %s ends with %i", async (before, after, code) => {
  write("old.json", api(before, { "/a": { get: {} } }));
  write("new.json", api(after, {}));
  expect((await runDiff(folder, ["old.json", "new.json", ...FAIL])).code).toBe(code);
  // What breaks nobody needs no version.
  expect((await runDiff(folder, ["new.json", "old.json", ...FAIL])).code).toBe(0);
});

test("the versions of folders are those of their package.json", async () => {
  const schema = (fields: object) => ({ type: "object", properties: fields });
  for (const [name, version] of [
    ["old", "1.0.0"],
    ["next", "1.1.0"],
    ["major", "2.0.0"],
  ] as const) {
    write(`${name}/package.json`, { name: "contracts", version });
    write(`${name}/generated/schemas/a-v1.json`, schema(name === "old" ? { a: {} } : {}));
  }
  expect((await runDiff(folder, ["old", "next", ...FAIL])).code).toBe(1);
  expect((await runDiff(folder, ["old", "major", ...FAIL])).code).toBe(0);
});

test("a side without a version is an error", async () => {
  copyContract(join(folder.path, "old/generated"));
  await expect(runDiff(folder, ["--against", "old", ...FAIL])).rejects.toThrow(
    /^--fail-on version compares versions such as 1.2.0, and the sides have no version and \d/,
  );
});

test.each([
  ["1", "2", true],
  ["v1.9", "v1.10", false],
  ["0.9.0", "1.0.0", true],
  ["2.0.0", "1.0.0", false],
  ["0.3.0", "0.2.0", false],
  ["2.0.0-beta.1", "2.0.0", false],
  ["latest", "2.0.0", undefined],
  ["1x", "2.0.0", undefined],
])("after %s, %s may break: %s", (before, after, isNew) => {
  expect(mayBreak(before, after)).toBe(isNew);
});
