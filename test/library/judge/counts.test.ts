// What the judge of Node counts: documents without values, which add up.
import { expect, test } from "vitest";
import { fixture } from "../../../src/fixtures.ts";
import { addCounts, openJudge } from "../../../src/judge.ts";
import { FORMAT } from "../../../src/library/judge/lists.ts";

const EVENT = "account.created-v1";
const valid = JSON.stringify({
  type: EVENT,
  time: "2026-11-03T23:59:59Z",
  payload: fixture(EVENT),
});
const wrong = JSON.stringify({
  type: "account.created",
  version: 1,
  payload: { account_number: null, account_user_emails: ["a", 7], new_field: "Ada", Ada: 1 },
});

test("what is counted is returned once, and adds up", async () => {
  const judge = await openJudge({ counts: true, records: "rows", nulls: "absent" });
  judge.judge([valid, wrong, JSON.stringify({ Records: [{ body: "{" }, { body: valid }] }), "{"]);
  judge.judge(["{}", wrong], EVENT);
  const document = judge.counts();
  expect(JSON.parse(document)).toMatchObject({
    contracts: { [judge.about.contract]: 5 },
    envelopes: { none: 2, "type, payload": 3 },
    events: {
      [EVENT]: {
        fields: {
          account_number: { absent: 2, null: 1 },
          "account_user_emails[]": { other: { number: 1 } },
        },
        ...{ first: "2026-11-03", last: "2026-11-03", valid: 2, invalid: 3 },
        unknown: { "": { count: 5, names: { new_field: 1, type: 1, payload: 1, version: 1 } } },
      },
    },
    format: FORMAT,
    messages: { valid: 2, invalid: 4, invalid_json: 1 },
    versions: { joined: 2, beside: 1 },
  });
  expect(document).not.toContain("Ada");
  expect(judge.counts()).toBe(addCounts());
  judge.judge([valid]);
  const other = judge.counts();
  judge.judge([valid, wrong, JSON.stringify({ Records: [{ body: "{" }, { body: valid }] }), "{"]);
  judge.judge(["{}", wrong], EVENT);
  judge.judge([valid]);
  expect(addCounts(other, document)).toBe(judge.counts());
});

test("adding names the document that has another format", async () => {
  expect(() => addCounts(addCounts(), '{"format":"x"}')).toThrow(
    `Document 2 has "x", not the format "${FORMAT}".`,
  );
  const judge = await openJudge();
  expect(() => judge.counts()).toThrow("counts: true");
});
