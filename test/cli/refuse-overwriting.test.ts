// An output is never an input, whatever names lead to it.
import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Command } from "../../src/cli/command.ts";
import { contracts } from "../../src/cli/contracts/command.ts";
import { diff } from "../../src/cli/diff/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import { fixtures } from "../../src/cli/fixtures/command.ts";
import { validate } from "../../src/cli/validate/command.ts";
import { fixture } from "../../src/fixtures.ts";
import { CLI_NODE } from "../nodes.ts";
import { BINARY, folderOfTest } from "./run-cli.ts";
import { outcomeOf } from "./run-command.ts";

const MESSAGE = JSON.stringify({
  type: "account.created-v1",
  payload: fixture("account.created-v1"),
});
const FILES = {
  "in/a.ndjson": `${MESSAGE}\n`,
  "products.json": '[{"code":"A"}]',
  "contracts/order.placed-v1.schema.json":
    '{"type":"object","properties":{"to":{"$ref":"shared/address.json"}},"examples":[{"to":{}}]}',
  "contracts/shared/address.json": '{"type":"object"}',
  "before/order.placed-v1.schema.json": '{"type":"object","required":["to"]}',
  "out/x": "",
};

/** The file under two more names, and its folder under another one. */
function prepare(file: string): string {
  const cwd = folderOfTest(FILES);
  linkSync(join(cwd, file), join(cwd, "out/hard"));
  symlinkSync(join(cwd, file), join(cwd, "out/soft"));
  symlinkSync(join(cwd, "in"), join(cwd, "alias"));
  return cwd;
}

async function expectRefused(command: Command, file: string, args: string[], words: string) {
  const cwd = prepare(file);
  const { code, err } = await outcomeOf(command, args, { cwd });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
  for (const [name, text] of Object.entries(FILES))
    expect(readFileSync(join(cwd, name), "utf8"), name).toBe(text);
}

describe("an input is not written over", () => {
  test.each(
    ["out/hard", "out/soft", "alias/a.ndjson", "in/../in/a.ndjson"].flatMap((output) =>
      ["--valid=", "--invalid=", "--format=json=", "--format=pretty,junit="].map((option) => [
        `${option}${output}`,
      ]),
    ),
  )("by %s", async (option) => {
    const words = "would write over in/a.ndjson, which is an input";
    await expectRefused(validate, "in/a.ndjson", ["in/a.ndjson", option], words);
    await expectRefused(validate, "in/a.ndjson", ["in", option], words);
    await expectRefused(validate, "in/a.ndjson", ["alias", option], "which is an input");
  });
});

describe("what an option names is not written over", () => {
  test.each(["products.json", "out/hard", "out/soft"])("products, by %s", async (output) => {
    const args = ["in/a.ndjson", "--operation", "stageAccount", "--products", "products.json"];
    const words = "would write over products.json, which --products reads";
    await expectRefused(validate, "products.json", [...args, "--valid", output], words);
    const set = ["stageAccount", "--with", "products.json", "--faults", "1", "--labels", output];
    await expectRefused(fixtures, "products.json", set, "--labels would write over products.json");
  });

  test.each(["order.placed-v1.schema.json", "shared/address.json"])(
    "contracts: %s",
    async (name) => {
      const file = `contracts/${name}`;
      const words = `would write over ${file}, which --contracts reads`;
      const own = ["--contracts", "contracts"];
      await expectRefused(
        validate,
        file,
        ["in/a.ndjson", ...own, "--format", "json=out/hard"],
        words,
      );
      const sent = ["order.placed-v1", ...own, "--format", "junit=out/soft"];
      await expectRefused(emit, file, sent, words);
      const made = ["account.created-v1", ...own, "--faults", "1", "--labels", "out/hard"];
      await expectRefused(fixtures, file, made, words);
    },
  );
});

describe("what is compared is not written over", () => {
  const NEW = "contracts/shared/address.json";
  const own = ["--contracts", "contracts", "--against", "before"];
  test.each([
    ["a document", ["before/order.placed-v1.schema.json", "contracts/order.placed-v1.schema.json"]],
    ["a folder", ["before", "contracts"]],
    ["contracts of one's own", own],
  ])("%s", async (_, args) => {
    for (const file of [
      "contracts/order.placed-v1.schema.json",
      "before/order.placed-v1.schema.json",
    ]) {
      await expectRefused(
        diff,
        file,
        [...args, "--format", "json=out/soft"],
        "--format json would write over",
      );
      await expectRefused(
        diff,
        file,
        [...args, "--format", "json=out/hard"],
        "--format json would write over",
      );
      const accepting = [...args, "--accept", "out/hard", "--write-accepted"];
      await expectRefused(diff, file, accepting, "--write-accepted would write over");
    }
    if (args !== own) return;
    await expectRefused(diff, NEW, [...args, "--format", "junit=out/hard"], `would write over`);
  });
});

test("a contract that is linted is not written over", async () => {
  for (const name of ["order.placed-v1.schema.json", "shared/address.json"])
    await expectRefused(
      contracts,
      `contracts/${name}`,
      ["lint", "contracts", "--format", "json=out/soft"],
      `--format json would write over contracts/${name}, which is an input`,
    );
});

test("no two outputs are one file", async () => {
  const words = "--valid and --invalid both write to out/soft";
  const args = ["in/a.ndjson", "--valid", "out/x", "--invalid", "out/soft"];
  await expectRefused(validate, "out/x", args, words);
  const reports = ["in/a.ndjson", "--format", "junit=out/x,json=./out/x"];
  await expectRefused(validate, "out/x", reports, "--format junit and --format json both write to");
});

test("what is no regular file is read and written, also twice", async () => {
  const cwd = folderOfTest(FILES);
  const options = ["--valid", "/dev/null", "--format", "pretty,json=/dev/null", "--allow-empty"];
  expect(await outcomeOf(validate, ["/dev/null", ...options], { cwd })).toMatchObject({ code: 0 });
});

test("standard input and output count, too", () => {
  const cwd = folderOfTest(FILES);
  const inShell = (rest: string) =>
    execFileSync(
      "sh",
      ["-c", `"$0" "$1" validate ${rest} 2>&1 1>>in/a.ndjson; echo $?`, CLI_NODE.node, BINARY],
      {
        cwd,
        encoding: "utf8",
      },
    );
  const words = "would write over in/a.ndjson, which is an input";
  expect(inShell("in/a.ndjson --valid -")).toContain(`--valid ${words}`);
  expect(inShell("in/a.ndjson")).toContain(`Standard output ${words}`);
  expect(inShell("- < in/a.ndjson --invalid out/x")).toContain(
    "Standard output would write over -",
  );
  expect(readFileSync(join(cwd, "in/a.ndjson"), "utf8")).toBe(FILES["in/a.ndjson"]);
});
