import { expect, test } from "vitest";
import { hrefOf, readAddress } from "../../src/console/frame/address.ts";

test.each([
  ["", { part: "start", name: "", query: {} }],
  ["#/", { part: "start", name: "", query: {} }],
  [
    "#/events?q=ledger&section=billing",
    { part: "events", name: "", query: { q: "ledger", section: "billing" } },
  ],
  ["#/live?account=NORDWERK/NW-1", { part: "live", name: "", query: { account: "NORDWERK/NW-1" } }],
  [
    "#/events/agreement.updated-v2?field=changes",
    { part: "events", name: "agreement.updated-v2", query: { field: "changes" } },
  ],
  ["#/events/%", { part: "events", name: "%", query: {} }],
  ["#/events/a%20b%3F", { part: "events", name: "a b?", query: {} }],
])("%s is read", (hash, address) => {
  expect(readAddress(hash)).toEqual(address);
});

test.each([
  ["events", "", {}],
  ["events", "agreement.updated-v2", { field: "changes[].a" }],
  ["assumptions", "a b?#%", { q: "ä & b=c" }],
])("what is written is read again: %s %s", (part, name, query) => {
  expect(readAddress(hrefOf(part, name, query))).toEqual({ part, name, query });
});

test("empty values of the query are left out", () => {
  expect(hrefOf("events", "", { q: "", section: "" })).toBe("#/events");
});
