import { expect, test } from "vitest";
import type { Index } from "../../src/console/data.ts";
import { matchAll, searchable } from "../../src/console/events/search.ts";
import { nearestName, wordsOf } from "../../src/console/parts/search-words.ts";

const index: Index = {
  sections: [{ name: "billing", title: "Billing", description: "" }],
  events: [
    ["billing.ledger.entry_posted-v1", "An entry was posted.", 0, "{ledger_id,note?{amount}}"],
    ["account.created-v1", "Opened, with a ledger.", 0, "{account_number,ledger_number}"],
    ["account.closed-v1", "It was closed.", 0, "{account_number}"],
  ],
  operations: [
    {
      operationId: "stageAccount",
      method: "POST",
      path: "/stage/",
      summary: "Stage",
      section: "Import",
    },
  ],
};
const { events, operations } = searchable(index);
const ranks = (query: string) => matchAll(events, wordsOf(query)).map(({ rank }) => rank);

test("a name counts before a field, a field before a description, and that before a section", () => {
  expect(ranks("ledger")).toEqual([4, 3, 0]);
  expect(ranks("opened")).toEqual([0, 2, 0]);
  expect(ranks("billing")).toEqual([5, 1, 1]);
  expect(ranks("account.created")).toEqual([0, 6, 0]);
});

test("all words have to occur, in any case", () => {
  expect(ranks("POSTED ledger")).toEqual([4, 0, 0]);
  expect(ranks("posted account")).toEqual([0, 0, 0]);
  expect(ranks("")).toEqual([1, 1, 1]);
});

test("a field is named if nothing else matches, also one that lies inside", () => {
  expect(matchAll(events, ["number"]).map(({ fields }) => fields)).toEqual([
    [],
    ["account_number"],
    ["account_number"],
  ]);
  expect(matchAll(events, ["amount"])[0]?.fields).toEqual(["amount"]);
  expect(matchAll(events, ["ledger"])[1]?.fields).toEqual([]);
});

test("operations are found by name, path and summary", () => {
  expect(matchAll(operations, ["stageaccount"])[0]?.rank).toBe(6);
  expect(matchAll(operations, ["post", "/stage/"])[0]?.rank).toBe(2);
});

test("a name that is misspelt is found", () => {
  const names = index.events.map(([name]) => name);
  expect(nearestName("acount.created-v1", names)).toBe("account.created-v1");
  expect(nearestName("ledgr", names)).toBe("billing.ledger.entry_posted-v1");
  expect(nearestName("zzzzzzzz", names)).toBeUndefined();
});
