import { describe, expect, test } from "vitest";
import { VALIDATE_WORDS } from "../../../src/cli/validate/reporter.ts";
import { printable } from "../../../src/library/text/printable.ts";
import fc from "../../fast-check.ts";
import { ANYTHING, INVALID, render, UNKNOWN } from "./render.ts";

test.each<[what: string, text: string, expected: string]>([
  [
    "nothing wrong",
    render("github", [{ file: "x.json" }], { payloads: 1, valid: 1 }),
    "1 file, 1 payload: 1 valid.\n",
  ],
  [
    "issues",
    render("github", [INVALID, UNKNOWN], { payloads: 12, valid: 10, invalid: 1, unknown: 1 }),
    `::error file=fixtures/x.json,line=3,col=27,title=invalid_type (account.created-v1)::fixtures/x.json:3:27 account_user_emails.0 must be a string, not the number 7
::warning file=captured.ndjson,line=4,col=1,title=unknown_event::captured.ndjson:4:1 there is no event "x-v1"
2 files, 12 payloads: 10 valid, 1 invalid, 1 of an unknown event, 2 issues.
`,
  ],
  [
    "an issue of standard input, which is not a file of the repository",
    render("github", [{ file: "<stdin>", findings: [{ detail: "it is wrong" }] }], {
      payloads: 1,
      invalid: 1,
    }),
    `::error title=invalid_type (account.created-v1)::<stdin>:3:27 it is wrong
1 file, 1 payload: 1 invalid, 1 issue.
`,
  ],
  [
    "an issue of a file that npm installed, which no pull request shows",
    render(
      "github",
      [{ file: "node_modules/energy-contracts/x.json", findings: [{ detail: "it is wrong" }] }],
      { payloads: 1, invalid: 1 },
    ),
    `::error title=invalid_type (account.created-v1)::node_modules/energy-contracts/x.json:3:27 it is wrong
1 file, 1 payload: 1 invalid, 1 issue.
`,
  ],
  [
    "an issue with control characters",
    render("github", [{ file: "x\u0007.json", findings: [{ detail: "\u001b[2J \u009b" }] }], {
      payloads: 1,
      invalid: 1,
    }),
    `::error file=x\\u0007.json,line=3,col=27,title=invalid_type (account.created-v1)::x\\u0007.json:3:27 \\u001b[2J \\u009b
1 file, 1 payload: 1 invalid, 1 issue.
`,
  ],
  [
    "issues beyond the limit",
    render(
      "github",
      [{ file: "x.json", findings: [{ detail: "it is wrong", event: undefined }] }],
      { payloads: 3, invalid: 3, omitted: 2 },
    ),
    `::error file=x.json,line=3,col=27,title=invalid_type::x.json:3:27 it is wrong
::notice title=energy-contracts::1 file, 3 payloads: 3 invalid, 3 issues (2 not shown).
1 file, 3 payloads: 3 invalid, 3 issues (2 not shown).
`,
  ],
])("%s", (_what, text, expected) => expect(text).toBe(expected));

test("the summary is worded by the command", () => {
  const words = { ...VALIDATE_WORDS, summary: () => "All said." };
  const text = render("github", [{ file: "x.json", findings: [{}] }], {}, { words });
  expect(text.endsWith("\nAll said.\n")).toBe(true);
});

describe("of more errors and warnings than GitHub keeps", () => {
  const errors = Array.from({ length: 12 }, (_, payload) => ({
    payload,
    detail: `error ${payload}`,
  }));
  const warnings = Array.from({ length: 11 }, (_, payload) => ({
    payload,
    detail: `warning ${payload}`,
    severity: "warning" as const,
  }));
  const lines = render("github", [{ file: "x.ndjson", findings: [...errors, ...warnings] }], {
    payloads: 23,
    invalid: 23,
  }).split("\n");

  test("ten of each are annotations", () => {
    expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith("::warning "))).toHaveLength(10);
  });
  test("the others are lines in the log", () => {
    expect(lines).toContain("error  x.ndjson:3:27  invalid_type  error 11 (account.created-v1)");
    expect(lines).toContain(
      "warning  x.ndjson:3:27  invalid_type  warning 10 (account.created-v1)",
    );
  });
  test("a notice says how many they are", () => {
    expect(lines.slice(-3)).toEqual([
      "::notice title=energy-contracts::1 file, 23 payloads: 23 invalid, 23 issues. 3 more are in the log of this step.",
      "1 file, 23 payloads: 23 invalid, 23 issues.",
      "",
    ]);
  });
});

test.each([
  [9, 9, 0],
  [10, 9, 1],
  [12, 9, 3],
])("of %i notes, %i are annotations, and a tenth notice is for the rest", (count, kept, more) => {
  const note = { severity: "note" as const, detail: "it is new" };
  const findings = Array.from({ length: count }, () => note);
  const lines = render("github", [{ file: "x.json", findings }]).split("\n");
  const linesWith = (start: string) => lines.filter((line) => line.startsWith(start));
  expect(linesWith("::notice file=x.json,line=3,")).toHaveLength(kept);
  expect(linesWith("note  x.json:3:27")).toHaveLength(more);
  expect(linesWith("::notice title=")).toHaveLength(more > 0 ? 1 : 0);
});

describe("hostile text", () => {
  test.each([
    [
      "a:b,c.json",
      "50% off\r\nnow: or, never",
      "file=a%3Ab%2Cc.json,",
      "::a:b,c.json:3:27 50%25 off%0D%0Anow: or, never",
    ],
    ["a\n::b.json", "::error::x", "file=a%0A%3A%3Ab.json,", "::a%0A::b.json:3:27 ::error::x"],
  ])("%j is escaped if GitHub gives it a meaning", (file, detail, property, message) => {
    const [line = ""] = render("github", [{ file, findings: [{ detail }] }]).split("\n");
    expect(line).toContain(property);
    expect(line.endsWith(message)).toBe(true);
  });

  test("in a line of the log is never read as a command", () => {
    const findings = Array.from({ length: 11 }, () => ({ detail: "##[error]x\n::error::x" }));
    const [plain = ""] = render("github", [{ file: "::add-mask::x", findings }])
      .split("\n")
      .slice(10);
    expect(plain).toBe(
      "error  ::add-mask::x:3:27  invalid_type  ## [error]x\\u000a::error::x (account.created-v1)",
    );
  });

  test("of any kind stays on its line and can be read back", () => {
    fc.assert(
      fc.property(ANYTHING, ANYTHING, ANYTHING, (name, detail, event) => {
        const file = `f${name}`;
        const lines = render("github", [{ file, findings: [{ detail, event }] }]).split(/[\r\n]/);
        expect(lines).toHaveLength(3);
        const [, properties = "", message = ""] =
          /^::error (.*?)::(.*)$/su.exec(lines[0] ?? "") ?? [];
        const read = Object.fromEntries(
          properties.split(",").map((property) => property.split(/=(.*)/s).slice(0, 2)),
        );
        expect(unescaped(read.file ?? "")).toBe(spelled(file));
        expect(unescaped(read.title ?? "")).toBe(spelled(`invalid_type (${event})`));
        expect(unescaped(message)).toBe(spelled(`${file}:3:27 ${detail}`));
      }),
      { numRuns: 500 },
    );
  });
});

/** A text without control characters, but with its line breaks. */
const spelled = (text: string): string =>
  text
    .split(/([\r\n])/)
    .map((part) => (/^[\r\n]$/.test(part) ? part : printable(part)))
    .join("");

/** Reads a text as the runner of GitHub Actions does: the percent sign last. */
const unescaped = (text: string): string =>
  text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
