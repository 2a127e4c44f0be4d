import { describe, expect, test } from "vitest";
import fc from "../../fast-check.ts";
import { ANYTHING, HOSTILE, INVALID, render, UNKNOWN } from "./render.ts";

test("without a finding it is a sentence", () => {
  expect(render("markdown", [{ file: "a.json" }], { payloads: 1, valid: 1 })).toBe(
    "**1 file, 1 payload: 1 valid.**\n",
  );
});

test("findings are a table, errors before warnings", () => {
  expect(render("markdown", [UNKNOWN, INVALID], { payloads: 12, valid: 10, invalid: 1 })).toBe(
    `**2 files, 12 payloads: 10 valid, 1 invalid, 2 issues.**

| where | | code | what |
| --- | --- | --- | --- |
| \`fixtures/x.json:3:27\` | error | \`invalid_type\` | \`account_user_emails.0 must be a string, not the number 7 (account.created-v1)\` |
| \`captured.ndjson:4:1\` | warning | \`unknown_event\` | \`there is no event "x-v1"\` |
`,
  );
});

test("a page is at most as long as a comment may be, and says what was left out", () => {
  const findings = Array.from({ length: 3000 }, (_, payload) => ({ payload, line: payload + 1 }));
  const page = render("markdown", [{ file: "x.json", findings }], { omitted: 10 });
  expect(page.length).toBeLessThanOrEqual(65_536);
  expect(page.length).toBeGreaterThan(60_000);
  const shown = page.split("\n").filter((line) => line.startsWith("| `x.json")).length;
  expect(page).toContain(
    `\n\n${(3010 - shown).toLocaleString("en")} more are left out of this page.\n`,
  );
});

test("a finding that is too long for a page leaves room for the others", () => {
  const findings = [{ detail: "x".repeat(70_000) }, { detail: "it is wrong" }];
  const page = render("markdown", [{ file: "x.json", findings }]);
  expect(page).toContain("it is wrong");
  expect(page).toContain("\n1 more is left out of this page.\n");
});

describe("no text breaks a table, is a mention, a link or a tag", () => {
  test.each(HOSTILE)("%j", (text) => {
    const page = render("markdown", [{ file: text, findings: [{ detail: text, code: text }] }]);
    const row = page.split("\n").find((line) => line.includes("| error |")) ?? "";
    expect(page.split("\n").filter((line) => line.startsWith("| "))).toHaveLength(3);
    expect(row.replaceAll(/(?<!\\)\|/g, "\n").split("\n")).toHaveLength(6);
  });

  test("anything", () => {
    fc.assert(
      fc.property(ANYTHING, (text) => {
        const page = render("markdown", [{ file: "x.json", findings: [{ detail: text }] }]);
        expect(page.split("\n").filter((line) => line.startsWith("| "))).toHaveLength(3);
      }),
    );
  });
});
