// diff --seen: how many of the messages that were seen each change touches.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { JudgeModule } from "../../../src/library/judge/module.ts";
import { copyContract, EVENT, edit, type Folder, makeTemporary, runDiff } from "./diff-folder.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = readFileSync(join(ROOT, "docs/ci.md"), "utf8");
const [, SECTION = ""] = PAGE.split("### How many messages a change touches");
const [, EXAMPLE = "{}"] = /```json\n(.*?)```/s.exec(SECTION) ?? [];
const [, PRINTED = ""] = /```text\n(.*?)```/s.exec(SECTION) ?? [];

let folder: Folder;
beforeEach(() => {
  folder = makeTemporary();
  copyContract(join(folder.path, "old/generated"));
  copyContract(join(folder.path, "new/generated"));
  edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), ({ properties }) => {
    properties.nickname = { type: "string" };
  });
  edit(join(folder.path, `new/generated/schemas/${EVENT}.json`), ({ properties }) => {
    properties.account_number.enum = ["A-1"];
  });
  edit(join(folder.path, "old/generated/openapi.json"), ({ paths }) => {
    paths["/v1/accounts/{account_number}/"].get.responses["202"] = { description: "Later." };
  });
});
afterEach(() => folder.remove());

const run = (seen: string, ...args: string[]) => {
  writeFileSync(join(folder.path, "seen.json"), seen);
  return runDiff(folder, [...args, "--seen", "seen.json"]);
};
const PAIR = ["old", "new"];

test("the example of the page is what it prints", async () => {
  const reads = { [EVENT]: { paths: ["*"], owner: "billing" } };
  writeFileSync(join(folder.path, "reads.json"), JSON.stringify(reads));
  edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), ({ properties }) => {
    properties.account_number.enum = ["A-1"];
  });
  edit(join(folder.path, `new/generated/schemas/${EVENT}.json`), ({ properties }) => {
    delete properties.account_number.enum;
  });
  const { out } = await run(EXAMPLE, ...PAIR, "--reads", "reads.json");
  expect(out).toBe(PRINTED);
});

describe("each format says it", () => {
  test("json in figures, null for what is not counted, and nothing for the API", async () => {
    const { changes } = JSON.parse((await run(EXAMPLE, ...PAIR, "--format", "json")).out);
    const seenOf = (code: string) =>
      changes.find((change: { readonly code: string }) => change.code === code);
    expect(seenOf("field_removed").seen).toEqual({ touched: 1204, of: 1204113 });
    expect(seenOf("values_limited").seen).toBeNull();
    expect(seenOf("status_removed")).not.toHaveProperty("seen");
  });

  test.each(["github", "junit", "sarif", "markdown", "gitlab"])("%s in words", async (format) => {
    const { out } = await run(EXAMPLE, ...PAIR, "--format", format);
    expect(out).toContain("1,204 of 1,204,113 had nickname");
    expect(out).toContain("; not counted");
  });
});

test("the contract that counted is known by its module", async () => {
  const bytes = readFileSync(join(ROOT, "generated/judge.wasm"));
  const { about } = new JudgeModule(new WebAssembly.Module(bytes));
  const counted = (contract: string) =>
    JSON.stringify({
      format: "energy-contracts observe 1",
      contracts: { [contract]: 7 },
      messages: { valid: 7 },
      events: { [EVENT]: { valid: 7 } },
    });
  const said = async (contract: string, ...args: string[]) =>
    /was removed.* {2}(.*)\n/.exec((await run(counted(contract), ...args)).out)?.[1];
  const other = "0".repeat(64);
  // The installed contract does not have the field, so that none came.
  expect(await said(about.contract, "--against", "old")).toBe("0 of 7 had nickname");
  expect(await said(other, "--against", "old")).toBe("not counted");
  // A module of another contract, beside the old side.
  const module = bytes.toString("latin1").replace(about.contract, other);
  writeFileSync(join(folder.path, "old/generated/judge.wasm"), Buffer.from(module, "latin1"));
  expect(await said(other, "--against", "old")).toBe("7 of 7 had nickname");
});

test("several contracts that counted are not told apart", async () => {
  const both = EXAMPLE.replace('"contracts": {', `"contracts": { "${"0".repeat(64)}": 1,`);
  expect((await run(both, ...PAIR)).out).not.toContain("nickname was removed  1,204");
  expect((await run(both, ...PAIR)).out.match(/not counted/g)).toHaveLength(2);
});

test.each([
  ["", "seen.json: it is not JSON."],
  ["{}", "seen.json: it is empty."],
  [
    '{"format":"energy-contracts observe 9"}',
    'seen.json: /format is not "energy-contracts observe 1".',
  ],
])("what is no such document, %j, is refused", async (text, message) => {
  await expect(run(text, ...PAIR)).rejects.toMatchObject({ message, exitCode: 2 });
});
