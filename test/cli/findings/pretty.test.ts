import { describe, expect, test } from "vitest";
import { VALIDATE_WORDS } from "../../../src/cli/validate/reporter.ts";
import { INVALID, type Input, render, UNKNOWN } from "./render.ts";

test.each<[what: string, text: string, expected: string]>([
  [
    "nothing wrong",
    render("pretty", [{ file: "x.json" }], { payloads: 1, valid: 1 }),
    "1 file, 1 payload: 1 valid.\n",
  ],
  ["no payloads", render("pretty", [{ file: "x.ndjson" }]), "1 file, 0 payloads.\n"],
  [
    "issues",
    render("pretty", [INVALID, UNKNOWN], { payloads: 12, valid: 10, invalid: 1, unknown: 1 }),
    `fixtures/x.json:3:27  error  invalid_type  account_user_emails.0 must be a string, not the number 7  (account.created-v1)
captured.ndjson:4:1  warning  unknown_event  there is no event "x-v1"

2 files, 12 payloads: 10 valid, 1 invalid, 1 of an unknown event, 2 issues.
`,
  ],
  [
    "issues beyond the limit",
    render("pretty", [INVALID], {
      payloads: 9,
      invalid: 8,
      valid: 1,
      unreadable: 1,
      omitted: 7,
    }).split("\n\n")[1] ?? "",
    "1 file, 9 payloads: 1 valid, 8 invalid, 1 unreadable, 8 issues (7 not shown).\n",
  ],
  [
    "a colour for each part",
    render("pretty", [INVALID], { payloads: 1, invalid: 1 }, { colours: true }),
    "\u001b[36mfixtures/x.json\u001b[39m\u001b[2m:3:27\u001b[22m  \u001b[31merror\u001b[39m  \u001b[2minvalid_type\u001b[22m  " +
      "account_user_emails.0 must be a string, not the number 7  \u001b[2m(account.created-v1)\u001b[22m\n\n" +
      "\u001b[31m1 file, 1 payload: 1 invalid, 1 issue.\u001b[39m\n",
  ],
])("%s", (_what, text, expected) => expect(text).toBe(expected));

test("a note is called one", () => {
  expect(
    render("pretty", [{ file: "x.json", findings: [{ severity: "note", detail: "it is new" }] }]),
  ).toContain("x.json:3:27  note  invalid_type  it is new");
});

test("the summary is worded by the command", () => {
  const words = { ...VALIDATE_WORDS, summary: () => "All said." };
  const text = render("pretty", [{ file: "x.json", findings: [{}] }], {}, { words });
  expect(text.endsWith("\nAll said.\n")).toBe(true);
});

describe("the colour of the summary", () => {
  test.each<[what: string, colour: number, findings: Input["findings"]]>([
    ["is green if nothing is wrong", 32, []],
    ["is yellow if there are only warnings", 33, [{ severity: "warning" }]],
    ["is cyan if there are only notes", 36, [{ severity: "note" }]],
    ["is yellow for a warning before a note", 33, [{ severity: "warning" }, { severity: "note" }]],
    ["is yellow for a warning after a note", 33, [{ severity: "note" }, { severity: "warning" }]],
    ["is red for an error before a warning", 31, [{}, { severity: "warning" }]],
    ["is red if all issues are beyond the limit", 31, undefined],
  ])("%s", (_what, colour, findings) => {
    const text = render(
      "pretty",
      [{ file: "x.json", findings: findings ?? [] }],
      { omitted: findings ? 0 : 1 },
      { colours: true },
    );
    expect(text.slice(0, -1).split("\n").at(-1)).toMatch(new RegExp(`^\u001b\\[${colour}m1 file`));
  });
});

describe("hostile text", () => {
  test("is spelled out if it can't be printed", () => {
    expect(render("pretty", [{ file: "a\u001b\n\u202e.json", findings: [{}] }])).toMatch(
      /^a\\u001b\\u000a\\u202e\.json:3:27 /,
    );
  });
});
