import { expect, test } from "vitest";
import { guessEvent } from "../../src/console/check/guess.ts";
import type { IndexedEvent } from "../../src/console/data.ts";

const events: readonly IndexedEvent[] = [
  ["account.created-v1", "", 0, "account_number,account_user_emails,is_imported?"],
  ["agreement.revoked-v1", "", 0, "agreement_id"],
  ["agreement.terminated-v1", "", 0, "agreement_id"],
  ["agreement.updated-v1", "", 0, "agreement_id,changes{},is_override?"],
  ["agreement.updated-v2", "", 0, "agreement_id,changes{from,to},is_override?,account_number"],
];

test.each([
  [
    { account_number: "A", account_user_emails: [], is_imported: 1, acount_type: 1 },
    "account.created-v1",
    "3 of the 4 fields are fields of this event, both required ones among them; no other event has all three.",
  ],
  [
    { agreement_id: 1, changes: {} },
    "agreement.updated-v1",
    "All 2 fields are fields of this event, both required ones among them; the other events that have them fit less well.",
  ],
  [
    { agreement_id: 1, changes: {}, account_number: "A" },
    "agreement.updated-v2",
    "All 3 fields are fields of this event, all three required ones among them; no other event has all three.",
  ],
])("%j is %s", (payload, event, why) => {
  expect(guessEvent(payload, events)).toEqual({ events: [event], why });
});

test("nothing is guessed if several events fit equally well", () => {
  expect(guessEvent({ agreement_id: 7 }, events)).toEqual({
    events: ["agreement.revoked-v1", "agreement.terminated-v1"],
    why: "2 events fit these fields equally well.",
  });
});

test.each([
  [{ nothing: 1 }],
  [{}],
  [[]],
  ["text"],
  [null],
  [{ agreement_id: 1, a: 1, b: 2, from: 1 }],
])("nothing is guessed for %j", (payload) => {
  expect(guessEvent(payload, events).events).toEqual([]);
});
