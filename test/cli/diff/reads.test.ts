// diff --reads: only what breaks those who read is told, with their names.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { reading } from "../../../src/events.ts";
import { createReceiver, on } from "../../../src/receive.ts";
import { copyContract, EVENT, edit, type Folder, makeTemporary, runDiff } from "./diff-folder.ts";

let folder: Folder;
beforeEach(() => {
  folder = makeTemporary();
  // The old side has two more fields, which are gone in the contract of this package.
  copyContract(join(folder.path, "old/generated"));
  edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), ({ properties }) => {
    properties.nickname = { type: "string" };
    properties.homes = { type: "array", items: { type: "object", properties: { street: {} } } };
  });
  edit(join(folder.path, "old/generated/openapi.json"), ({ paths, components }) => {
    paths["/v1/accounts/{account_number}/"].get.responses["202"] = { description: "Later." };
    components.schemas.ErrorItem.properties.hint = { type: "string" };
  });
});
afterEach(() => folder.remove());

const run = (reads: object | string, ...more: string[]) => {
  const text = typeof reads === "string" ? reads : JSON.stringify(reads);
  writeFileSync(join(folder.path, "reads.yaml"), text);
  return runDiff(folder, ["--against", "old", "--reads", "reads.yaml", ...more]);
};

test("what breaks a reader is told with its name, and all else is counted", async () => {
  expect(
    await run(
      [
        `${EVENT}:`,
        "  - { paths: ['homes[].street'], owner: billing }",
        "  - { paths: [homes], owner: search }",
        "  - { paths: [account_number], owner: mail }",
      ].join("\n"),
    ),
  ).toEqual({
    code: 1,
    out: [
      EVENT,
      "  - homes was removed  breaks billing and search",
      "",
      "1 change in 1 event, 1 of them breaking (1 for consumers).",
      "",
    ].join("\n"),
    err: '3 changes break nobody who reads.\nCompared with the folder "old".\n',
  });
});

test("what breaks no reader fails nothing", async () => {
  const receiver = createReceiver({
    events: [on(reading(accountCreatedV1, "account_number"), () => {})],
    unknown: () => {},
    invalid: () => "fail",
  });
  expect(await run(receiver.reads)).toEqual({
    code: 0,
    out: "Nothing has changed that breaks those who read.\n",
    err: '4 changes break nobody who reads.\nCompared with the folder "old".\n',
  });
});

test("an answer of an operation is read by its status", async () => {
  const linesOf = async (reads: object) => (await run(reads)).out.split("\n").slice(0, 2);
  expect(await linesOf({ "getAccount 202": ["*"] })).toEqual([
    "getAccount",
    "  - response 202 was removed  breaks reads.yaml",
  ]);
  expect(await linesOf({ "getAccount 404": ["errors[].hint"] })).toEqual([
    "getAccount",
    "  - responses 400, 401, 404, 405, 500: errors[].hint was removed  breaks reads.yaml",
  ]);
  expect(await linesOf({ "getAccount 404": ["errors[].code"], "getAccount 200": ["*"] })).toEqual([
    "Nothing has changed that breaks those who read.",
    "",
  ]);
});

const BROKEN = { [EVENT]: { paths: ["homes"], owner: "billing" } };
test.each(["json", "github", "junit", "sarif", "markdown", "gitlab"])(
  "%s names the reader",
  async (format) => {
    expect((await run(BROKEN, "--format", format)).out).toContain("billing");
  },
);

describe("is an error that ends with 2:", () => {
  const WRONG: [what: string, reads: object | string, words: string][] = [
    [
      "a name",
      { "account.craeted-v1": ["x"] },
      "names account.craeted-v1, which is in neither contract; did you mean account.created-v1?",
    ],
    [
      "a path",
      { [EVENT]: ["account_nmber"] },
      `names account_nmber of ${EVENT}, which has no such field`,
    ],
    [
      "a path in no list",
      { [EVENT]: ["account_number[]"] },
      `names account_number[] of ${EVENT}, which has no such field`,
    ],
    ["a status", { "getAccount 299": ["*"] }, "names getAccount 299, which is in neither contract"],
    [
      "a text",
      { [EVENT]: "account_number" },
      `has for ${EVENT} neither a list of paths nor paths with an owner`,
    ],
    ["nothing", {}, "names no reader"],
    ["a list", "[1]", "is no"],
  ];
  test.each(WRONG)("%s", async (_, reads, words) => {
    await expect(run(reads)).rejects.toThrow(
      new RegExp(`^reads.yaml ${words.replaceAll(/[[\]?]/g, "\\$&")}`),
    );
  });
});
