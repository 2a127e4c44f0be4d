import { describe, expect, test } from "vitest";
import type { Command } from "../../../src/cli/command.ts";
import { contracts } from "../../../src/cli/contracts/command.ts";
import { textLike } from "../../../src/cli/contracts/text-like.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import { fixtures } from "../../../src/cli/fixtures/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

test.each([
  "^[A-Z]{2}-\\d{3,}(a|b)$",
  "^(?:foo|bar)+$",
  "^(?<year>\\d{4})-(0[1-9]|1[0-2])$",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$",
  "\\.pdf$",
  "^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$",
  "^\\p{Lu}[^\\]]{1,255}$",
  "^[а-я]+$",
  "^é\\u0041\\x41\\u{41}$",
  "^\\[\\d+\\]\\s*\\{\\}$",
  "^$",
  "^(a{2}){3}b??$",
  "^[^a-zA-Z ]$",
  "^a|b$",
  "^(?!x)[a-z]$",
])("a simple pattern has a text that matches it: %s", (pattern) => {
  expect(textLike(pattern, 100)).toMatch(new RegExp(pattern, "u"));
});

test.each(["(", ")", "a**", "^(a)\\1$", "(?i:a)", "\\", "[", "(".repeat(9999), "(?=a"])(
  "of any other text, there is at least no error: %s",
  (pattern) => {
    expect(typeof textLike(pattern, 100)).toBe("string");
  },
);

test("a text is never longer than it may be", () => {
  for (const pattern of ["a{1000000000}", "(a{10000}){10000}", `a{${"9".repeat(400)}}`, "(){999}"])
    expect(textLike(pattern, 100).length).toBeLessThanOrEqual(100);
});

describe("a contract that asks for too much needs an example", () => {
  const list = (minItems: number, items: object = { type: "object" }) => ({
    type: "array",
    minItems,
    items,
  });
  test.each<[string, object]>([
    ["a list", list(1e9)],
    ["a list, and may have none", { not: { const: 1 }, ...list(1e9), type: ["array", "null"] }],
    ["a list of lists", list(100, list(100))],
    ["a text", { type: "string", minLength: 1e9 }],
    ["a text of a pattern", { type: "string", pattern: "^a{20000}$" }],
    ["several texts", list(11, { type: "string", minLength: 1000 })],
    ["a text whose pattern is not simple", { type: "string", pattern: "^(?=.*b)(?=.*c).+$" }],
  ])("%s", async (_, field) => {
    const schema = { type: "object", required: ["a"], properties: { a: field } };
    const cwd = folderOf({ "a.b-v1.json": schema });
    const run = (command: Command, ...args: string[]) => outcomeOf(command, args, { cwd });
    for (const [command, ...args] of [
      [fixtures, "a.b-v1"],
      [emit, "a.b-v1", "--to", "-"],
    ] as const) {
      const { code, err } = await run(command, ...args, "--contracts", ".");
      expect([code, err]).toEqual([2, expect.stringContaining("needs an example of a.b-v1")]);
    }
    const shown = await run(show, "a.b-v1", "--contracts", ".");
    expect([shown.code, shown.out]).toEqual([0, expect.not.stringContaining("Example")]);
    const { code, out } = await run(contracts, "lint", ".");
    expect([code, out]).toEqual([1, expect.stringContaining("invalid_example")]);
  });

  test("and no other: nearly 1,000 items and 10,000 characters are made", async () => {
    for (const a of [list(990), { type: "string", minLength: 9_990 }, list(2, list(490))]) {
      const schema = { type: "object", required: ["a"], properties: { a } };
      const cwd = folderOf({ "a.b-v1.json": schema });
      const { code } = await outcomeOf(fixtures, ["a.b-v1", "--contracts", "."], { cwd });
      expect(code).toBe(0);
    }
  });
});
