import type { Input } from "./render.ts";

export const DETAIL = { detail: "it is wrong" };
export const WARNING = {
  severity: "warning",
  code: "unknown_event",
  detail: "it is new",
  event: undefined,
} as const;
const SKIPPED = "Accepted, ignored because the event is unknown, or beyond --max-issues.";

/** What the JUnit format writes between the outermost tags. */
export const REPORTS: readonly [what: string, inputs: readonly Input[], expected: string][] = [
  ["no input", [], ""],
  [
    "an input whose payloads are valid",
    [{ file: "x.ndjson", counts: { payloads: 10, valid: 10 } }],
    `  <testsuite name="x.ndjson" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="x.ndjson" name="10 valid payloads"/>
  </testsuite>
`,
  ],
  [
    "one case for each payload with issues, and one for the valid",
    [
      {
        file: "x.ndjson",
        findings: [
          DETAIL,
          { code: "required", detail: "b is required" },
          { ...DETAIL, payload: 4, line: 5 },
        ],
        counts: { payloads: 5, valid: 3 },
      },
    ],
    `  <testsuite name="x.ndjson" tests="3" failures="2" errors="0" skipped="0">
    <testcase classname="x.ndjson" name="payload 0 (account.created-v1)">
      <failure type="invalid_type" message="it is wrong (and 1 more)">x.ndjson:3:27  error  invalid_type  it is wrong
x.ndjson:3:27  error  required  b is required
</failure>
    </testcase>
    <testcase classname="x.ndjson" name="payload 4 (account.created-v1)">
      <failure type="invalid_type" message="it is wrong">x.ndjson:5:27  error  invalid_type  it is wrong
</failure>
    </testcase>
    <testcase classname="x.ndjson" name="3 valid payloads"/>
  </testsuite>
`,
  ],
  [
    "an input that can't be read, as an error",
    [
      {
        file: "gone.json",
        findings: [
          {
            line: 1,
            column: 1,
            code: "unreadable",
            detail: "there is no such file",
            event: undefined,
            payload: undefined,
          },
        ],
        counts: { payloads: 0, valid: 0 },
      },
    ],
    `  <testsuite name="gone.json" tests="1" failures="0" errors="1" skipped="0">
    <testcase classname="gone.json" name="input">
      <error type="unreadable" message="there is no such file">gone.json:1:1  error  unreadable  there is no such file
</error>
    </testcase>
  </testsuite>
`,
  ],
  [
    "a warning, which is not a failure",
    [{ file: "x.json", findings: [WARNING], counts: { payloads: 1, valid: 0 } }],
    `  <testsuite name="x.json" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="x.json" name="payload 0">
      <system-out>x.json:3:27  warning  unknown_event  it is new
</system-out>
    </testcase>
  </testsuite>
`,
  ],
  [
    "payloads that are neither valid nor shown, as skipped",
    [{ file: "x.ndjson", findings: [DETAIL], counts: { payloads: 5, valid: 1 } }],
    `  <testsuite name="x.ndjson" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="x.ndjson" name="payload 0 (account.created-v1)">
      <failure type="invalid_type" message="it is wrong">x.ndjson:3:27  error  invalid_type  it is wrong
</failure>
    </testcase>
    <testcase classname="x.ndjson" name="1 valid payload"/>
    <testcase classname="x.ndjson" name="3 other payloads">
      <skipped>${SKIPPED}</skipped>
    </testcase>
  </testsuite>
`,
  ],
  [
    "an empty input",
    [{ file: "x.ndjson", counts: { payloads: 0, valid: 0 } }],
    `  <testsuite name="x.ndjson" tests="1" failures="0" errors="0" skipped="1">
    <testcase classname="x.ndjson" name="input">
      <skipped>There is no payload, or all issues are beyond --max-issues.</skipped>
    </testcase>
  </testsuite>
`,
  ],
];
