import { expect, test } from "vitest";
import fc from "../../fast-check.ts";
import { ANYTHING, INVALID, render, UNKNOWN } from "./render.ts";

test("without an issue it is an empty list with the totals", () => {
  expect(render("json", [{ file: "x.json" }], { payloads: 1, valid: 1 })).toBe(
    `{ "issues": [], "totals": {"files":1,"payloads":1,"valid":1,"invalid":0,"unknown":0,"unreadable":0,"findings":0,"omitted":0}, "version": "1.2.3" }
`,
  );
});

test("an issue is a line", () => {
  const totals = { payloads: 12, valid: 10, invalid: 1, unknown: 1 };
  expect(render("json", [INVALID, UNKNOWN], totals)).toBe(`{ "issues": [
  {"file":"fixtures/x.json","line":3,"column":27,"severity":"error","code":"invalid_type","attr":"account_user_emails.0","detail":"account_user_emails.0 must be a string, not the number 7","event":"account.created-v1","payload":0},
  {"file":"captured.ndjson","line":4,"column":1,"severity":"warning","code":"unknown_event","attr":"","detail":"there is no event \\"x-v1\\"","payload":3}
], "totals": {"files":2,"payloads":12,"valid":10,"invalid":1,"unknown":1,"unreadable":0,"findings":2,"omitted":0}, "version": "1.2.3" }
`);
});

test("whatever is in it, it stays one JSON object, and every text can be read back", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ANYTHING, ANYTHING), { maxLength: 4 }), (texts) => {
      const findings = texts.map(([file, detail]) => ({ file, detail }));
      const { issues } = JSON.parse(render("json", [{ file: "x", findings }])) as {
        issues: { file: string; detail: string }[];
      };
      expect(issues.map(({ file, detail }) => ({ file, detail }))).toEqual(findings);
    }),
    { numRuns: 300 },
  );
});
