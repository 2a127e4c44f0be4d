import { describe, expect, test } from "vitest";
import type { FormatName } from "../../../src/cli/findings/outputs.ts";
import { type InputStory, render } from "./format-story.ts";

const INVALID: InputStory = {
  file: "fixtures/x.json",
  findings: [{}],
  judged: { payloads: 1, valid: 0 },
};
const UNKNOWN: InputStory = {
  file: "captured.ndjson",
  findings: [
    {
      line: 4,
      column: 1,
      severity: "warning",
      code: "unknown_event",
      attr: "",
      detail: 'there is no event "x-v1"',
      event: undefined,
      payload: 3,
    },
  ],
  judged: { payloads: 11, valid: 10 },
};
const BOTH = [INVALID, UNKNOWN];
const TOTALS = { payloads: 12, valid: 10, invalid: 1, unknown: 1 };

const OUTPUTS: readonly [name: FormatName, what: string, text: string, expected: string][] = [
  [
    "pretty",
    "nothing wrong",
    render("pretty", [{ file: "x.json" }], { payloads: 1, valid: 1 }),
    "1 file, 1 payload: 1 valid.\n",
  ],
  ["pretty", "no payloads", render("pretty", [{ file: "x.ndjson" }]), "1 file, 0 payloads.\n"],
  [
    "pretty",
    "issues",
    render("pretty", BOTH, TOTALS),
    `fixtures/x.json:3:27  error  invalid_type  account_user_emails.0 must be a string, not the number 7  (account.created-v1)
captured.ndjson:4:1  warning  unknown_event  there is no event "x-v1"

2 files, 12 payloads: 10 valid, 1 invalid, 1 of an unknown event, 2 issues.
`,
  ],
  [
    "pretty",
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
    "pretty",
    "a colour for each part",
    render("pretty", [INVALID], { payloads: 1, invalid: 1 }, { colours: true }),
    "\u001b[36mfixtures/x.json\u001b[39m\u001b[2m:3:27\u001b[22m  \u001b[31merror\u001b[39m  \u001b[2minvalid_type\u001b[22m  " +
      "account_user_emails.0 must be a string, not the number 7  \u001b[2m(account.created-v1)\u001b[22m\n\n" +
      "\u001b[31m1 file, 1 payload: 1 invalid, 1 issue.\u001b[39m\n",
  ],
  [
    "json",
    "nothing wrong",
    render("json", [{ file: "x.json" }], { payloads: 1, valid: 1 }),
    `{ "issues": [], "totals": {"files":1,"payloads":1,"valid":1,"invalid":0,"unknown":0,"unreadable":0,"findings":0,"omitted":0}, "version": "1.2.3" }
`,
  ],
  [
    "json",
    "issues",
    render("json", BOTH, TOTALS),
    `{ "issues": [
  {"file":"fixtures/x.json","line":3,"column":27,"severity":"error","code":"invalid_type","attr":"account_user_emails.0","detail":"account_user_emails.0 must be a string, not the number 7","event":"account.created-v1","payload":0},
  {"file":"captured.ndjson","line":4,"column":1,"severity":"warning","code":"unknown_event","attr":"","detail":"there is no event \\"x-v1\\"","payload":3}
], "totals": {"files":2,"payloads":12,"valid":10,"invalid":1,"unknown":1,"unreadable":0,"findings":2,"omitted":0}, "version": "1.2.3" }
`,
  ],
  [
    "github",
    "nothing wrong",
    render("github", [{ file: "x.json" }], { payloads: 1, valid: 1 }),
    "1 file, 1 payload: 1 valid.\n",
  ],
  [
    "github",
    "issues",
    render("github", BOTH, TOTALS),
    `::error file=fixtures/x.json,line=3,col=27,title=invalid_type (account.created-v1)::fixtures/x.json:3:27 account_user_emails.0 must be a string, not the number 7
::warning file=captured.ndjson,line=4,col=1,title=unknown_event::captured.ndjson:4:1 there is no event "x-v1"
2 files, 12 payloads: 10 valid, 1 invalid, 1 of an unknown event, 2 issues.
`,
  ],
  [
    "github",
    "an issue of standard input, which is no file of the repository",
    render("github", [{ file: "<stdin>", findings: [{ detail: "it is wrong" }] }], {
      payloads: 1,
      invalid: 1,
    }),
    `::error title=invalid_type (account.created-v1)::<stdin>:3:27 it is wrong
1 file, 1 payload: 1 invalid, 1 issue.
`,
  ],
  [
    "github",
    "issues beyond the limit",
    render(
      "github",
      [{ file: "x.json", findings: [{ detail: "it is wrong", event: undefined }] }],
      {
        payloads: 3,
        invalid: 3,
        omitted: 2,
      },
    ),
    `::error file=x.json,line=3,col=27,title=invalid_type::x.json:3:27 it is wrong
::notice title=energy-contracts::1 file, 3 payloads: 3 invalid, 3 issues (2 not shown).
1 file, 3 payloads: 3 invalid, 3 issues (2 not shown).
`,
  ],
];

test.each(OUTPUTS)("%s: %s", (_name, _what, text, expected) => {
  expect(text).toBe(expected);
});

test.each<[what: string, colour: number, findings: InputStory["findings"]]>([
  ["nothing is wrong, green", 32, []],
  ["there are only warnings, yellow", 33, [{ severity: "warning" }]],
  ["there are only notes, cyan", 36, [{ severity: "note" }]],
  [
    "there is a warning, yellow, also before a note",
    33,
    [{ severity: "warning" }, { severity: "note" }],
  ],
  [
    "there is a warning, yellow, also behind a note",
    33,
    [{ severity: "note" }, { severity: "warning" }],
  ],
  ["there is an error, red, also before a warning", 31, [{}, { severity: "warning" }]],
  ["all issues are beyond the limit, red", 31, undefined],
])("when %s", (_what, colour, findings) => {
  const text = render(
    "pretty",
    [{ file: "x.json", findings: findings ?? [] }],
    { omitted: findings ? 0 : 1 },
    { colours: true },
  );
  expect(text.slice(0, -1).split("\n").at(-1)).toMatch(new RegExp(`^\u001b\\[${colour}m1 file`));
});

describe("GitHub shows ten errors and ten warnings of a step", () => {
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

  test("and no more are annotated", () => {
    expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith("::warning "))).toHaveLength(10);
  });
  test("the others are plain lines in the log", () => {
    expect(lines).toContain("error  x.ndjson:3:27  invalid_type  error 11 (account.created-v1)");
    expect(lines).toContain(
      "warning  x.ndjson:3:27  invalid_type  warning 10 (account.created-v1)",
    );
  });
  test("and a notice says how many", () => {
    expect(lines.slice(-3)).toEqual([
      "::notice title=energy-contracts::1 file, 23 payloads: 23 invalid, 23 issues. 3 more are in the log of this step.",
      "1 file, 23 payloads: 23 invalid, 23 issues.",
      "",
    ]);
  });
});
