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
    "It has 3 of these 4 fields, and 2 of its 2 required ones are here; no other event fits so well.",
  ],
  [
    { agreement_id: 1, changes: {} },
    "agreement.updated-v1",
    "It has 2 of these 2 fields, and 2 of its 2 required ones are here; no other event fits so well.",
  ],
  [
    { agreement_id: 1, changes: {}, account_number: "A" },
    "agreement.updated-v2",
    "It has 3 of these 3 fields, and 3 of its 3 required ones are here; no other event fits so well.",
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
