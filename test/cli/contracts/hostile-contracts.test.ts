import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import type { Command } from "../../../src/cli/command.ts";
import { readContracts } from "../../../src/cli/contracts/open-contracts.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { fakeIo } from "../fake-io.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

async function contractOf(schema: object) {
  const cwd = folderOf({ "a.b-v1.json": schema });
  const { ownEvents: own } = await readContracts(
    parseArguments(list, ["--contracts", "."]),
    fakeIo({ cwd }),
  );
  return own.get("a.b-v1")?.contract;
}

describe("a name that every object inherits", () => {
  const NAMES = ["constructor", "toString", "hasOwnProperty", "valueOf", "__proto__"];

  test.each(NAMES)("is required like any other: %s", async (name) => {
    const contract = await contractOf({ type: "object", required: [name] });
    const issue = { attr: name, code: "required", detail: `${name} is required` };
    expect(contract?.validate({})).toEqual({ ok: false, issues: [issue] });
    expect(contract?.is(JSON.parse(`{"${name}":1}`))).toBe(true);
  });

  test.each(NAMES)("asks for another field only where it is: %s", async (name) => {
    for (const rule of [
      `{"dependentRequired":{"other":["${name}"]}}`,
      ...(name === "__proto__" ? [] : [`{"dependentRequired":{"${name}":["gone"]}}`]),
      ...(name === "__proto__" ? [] : [`{"dependentSchemas":{"${name}":{"required":["gone"]}}}`]),
    ]) {
      const contract = await contractOf({ type: "object", ...JSON.parse(rule) });
      expect(contract?.is({}), rule).toBe(true);
      expect(contract?.is(JSON.parse(`{"${name}":1,"other":1,"gone":1}`)), rule).toBe(true);
      const asking = rule.includes("other") ? "other" : name;
      expect(contract?.is(JSON.parse(`{"${asking}":1}`)), rule).toBe(false);
    }
  });

  test("has a rule that is for the field alone", async () => {
    const contract = await contractOf({ properties: { toString: { type: "string" } } });
    expect(contract?.is({})).toBe(true);
    expect(contract?.is({ toString: "x" })).toBe(true);
    expect(contract?.validate({ toString: 7 })).toMatchObject({ issues: [{ attr: "toString" }] });
    expect(contract?.validate({}, { unknown: "report" })).toMatchObject({ ok: true });
  });

  test.each(["properties", "patternProperties", "dependentRequired", "dependentSchemas"])(
    "can't have a rule that ajv passes over: __proto__ in %s",
    async (keyword) => {
      const value = keyword === "dependentRequired" ? '["a"]' : "{}";
      const schema = JSON.parse(`{"type":"object","${keyword}":{"__proto__":${value}}}`);
      await expect(contractOf(schema)).rejects.toThrow(
        /^a\.b-v1\.json:1:\d+ has a rule for a field called __proto__, which ajv passes over\.$/,
      );
    },
  );
});

describe("what would move a cursor or begin a command of a log", () => {
  const EVIL = "\u001b]0;pwn\u0007\u001b[2J\n::error::pwn \u202e\u009b\u2028";
  const RAW = /[\p{Cc}\u2028\u202e]/u;
  const document = {
    asyncapi: "3.0.0",
    components: {
      messages: {
        evil: {
          name: `evil${EVIL}`,
          payload: {
            title: EVIL,
            description: `First.\n${EVIL}`,
            properties: {
              [`field${EVIL}`]: { description: EVIL, type: "string" },
              kind: { enum: [EVIL, "web", null] },
            },
            examples: [{ kind: EVIL, [`field${EVIL}`]: EVIL }],
          },
        },
      },
    },
  };
  const files = { "bus.json": document };
  const flags = ["--contracts", "bus.json"];

  test.each<[string, Command, string[]]>([
    ["list", list, []],
    ["list --json", list, ["--json"]],
    ["list --columns csv", list, ["--columns", "csv"]],
    ["list --columns json", list, ["--columns", "json"]],
    ["show", show, [`evil${EVIL}`]],
    ["show --json", show, [`evil${EVIL}`, "--json"]],
    ["show --schema", show, [`evil${EVIL}`, "--schema"]],
    ["show --example", show, [`evil${EVIL}`, "--example"]],
    ["show --format markdown", show, [`evil${EVIL}`, "--format", "markdown"]],
    ["show of a name like it", show, ["evil"]],
  ])("is spelled out by %s", async (_, command, args) => {
    const cwd = folderOf(files);
    for (const isTerminal of [false, true]) {
      const io = { cwd, isTerminal, env: { NO_COLOR: "1" } };
      const { out, err } = await outcomeOf(command, [...args, ...flags], io);
      expect(out + err).toContain("\\u001b]0;pwn\\u0007");
      for (const line of (out + err).split(/[\n\t]/)) {
        expect(line).not.toMatch(RAW);
        expect(line).not.toMatch(/^ *::/);
      }
    }
  });

  test("leaves JSON what it is", async () => {
    const { out } = await outcomeOf(show, [`evil${EVIL}`, "--example", ...flags], {
      cwd: folderOf(files),
    });
    expect(JSON.parse(out)).toEqual(document.components.messages.evil.payload.examples[0]);
  });

  test("is spelled out where a contract is refused", async () => {
    const at = folderOf({ "a.b-v1.json": { type: "string", pattern: `(${EVIL}` } });
    const { err } = await outcomeOf(list, ["--contracts", "."], { cwd: at });
    expect(err.trimEnd()).not.toMatch(RAW);
    expect(err).toContain("is no regular expression");
  });
});

test("null among the values of a field is shown", async () => {
  const cwd = folderOf({ "a.b-v1.json": { properties: { channel: { enum: ["web", 7, null] } } } });
  const { out } = await outcomeOf(show, ["a.b-v1", "--contracts", "."], { cwd });
  expect(out).toContain('one of "web", 7, null');
});

test("a reference with a lone percent sign names a file that is not there", async () => {
  const cwd = folderOf({
    "a.b-v1.json": { $ref: "%E0%A4%A#/x" },
    "c.d-v1.json": { $ref: "100%.json" },
  });
  for (const file of ["a.b-v1.json", "c.d-v1.json"]) {
    const { code, err } = await outcomeOf(list, ["--contracts", file], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining("can't be read: ")]);
  }
});

describe("the words of a fault", () => {
  test("say which item stands twice", async () => {
    const list = { type: "array", uniqueItems: true };
    const contract = await contractOf({
      properties: { tags: list, texts: { ...list, items: { type: "string" } } },
    });
    expect(contract?.validate({ tags: [{ a: 1 }, 2, { a: 1 }], texts: ["x", "y", "y"] })).toEqual({
      ok: false,
      issues: [
        { attr: "tags.2", code: "duplicate_item", detail: "tags.2 is the same as item 0" },
        { attr: "texts.2", code: "duplicate_item", detail: "texts.2 is the same as item 1" },
      ],
    });
  });

  test("say once that a number is no integer", async () => {
    const contract = await contractOf({ properties: { n: { type: "integer", format: "int64" } } });
    const detail = "n must be an integer, not the number 1.5";
    const issue = { attr: "n", code: "invalid_type", detail };
    expect(contract?.validate({ n: 1.5 })).toEqual({ ok: false, issues: [issue] });
  });
});
