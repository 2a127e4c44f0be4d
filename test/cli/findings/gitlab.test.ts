import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { HOSTILE, INVALID, render, UNKNOWN } from "./render.ts";

/** The fields that GitLab documents for a report of code quality. */
const matches = new Ajv2020().compile({
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    additionalProperties: false,
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", minLength: 1 },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        additionalProperties: false,
        properties: {
          path: { type: "string", pattern: "^(?!\\./)" },
          lines: {
            type: "object",
            required: ["begin"],
            additionalProperties: false,
            properties: { begin: { type: "integer", minimum: 1 } },
          },
        },
      },
    },
  },
});

interface Entry {
  readonly fingerprint: string;
}
const entries = (
  ...given: Parameters<typeof render> extends [unknown, ...infer Rest] ? Rest : never
) => JSON.parse(render("gitlab", ...given)) as Entry[];

test("without a finding it is an empty list", () => {
  expect(render("gitlab", [{ file: "a.json" }])).toBe("[]\n");
});

test("a finding has the fields of code quality", () => {
  const list = entries([INVALID, UNKNOWN]);
  expect(matches(list)).toBe(true);
  expect(list).toEqual([
    {
      description: "account_user_emails.0 must be a string, not the number 7 (account.created-v1)",
      check_name: "invalid_type",
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: "major",
      location: { path: "fixtures/x.json", lines: { begin: 3 } },
    },
    {
      description: 'there is no event "x-v1"',
      check_name: "unknown_event",
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: "minor",
      location: { path: "captured.ndjson", lines: { begin: 4 } },
    },
  ]);
});

test("fingerprints differ, and stay if a line moves", () => {
  const at = (line: number) =>
    entries([{ file: "x.json", findings: [{ line }, { line }, { line, attr: "b" }] }]).map(
      ({ fingerprint }) => fingerprint,
    );
  expect(new Set(at(3)).size).toBe(3);
  expect(at(9)).toEqual(at(3));
});

test.each(HOSTILE)("any text is in it: %j", (text) => {
  const findings = [{ detail: `x${text}`, code: `x${text}` }];
  expect(matches(entries([{ file: `x${text}`, findings }]))).toBe(true);
});
