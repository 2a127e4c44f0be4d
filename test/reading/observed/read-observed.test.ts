import { expect, test } from "vitest";
import { FORMAT } from "../../../src/library/judge/lists.ts";
import { placesOf, rightOf } from "../../../src/reading/observed/field-counts.ts";
import type { Observed } from "../../../src/reading/observed/observed.ts";
import { readObserved } from "../../../src/reading/observed/read-observed.ts";

const CREATED = {
  fields: {
    account_number: { absent: 3, null: 1, other: { number: 2 }, texts: { digits: 5, other: 7 } },
    meters: { absent: 4, other: { object: 1 } },
    "meters[]": { items: 12, null: 1 },
    "meters[].serial": { absent: 2, texts: { digits: 4 } },
    "meters[].range.low": { null: 1 },
  },
  ...{ first: "2026-11-01", last: "2026-11-28", invalid: 4, valid: 1200, sampled: 19 },
  unknown: {
    "": { count: 12, names: { new_field: 11 } },
    "meters[]": { count: 1 },
  },
};
const DOCUMENT = {
  contracts: { "0123456789abcdef": 1204 },
  envelopes: { "detail-type, detail": 1200, none: 4 },
  events: { "account.created-v1": CREATED },
  format: FORMAT,
  messages: { invalid: 4, unknown_event: 2, valid: 1200 },
  unknown_events: { count: 2, names: { "account.renamed-v1": 2 } },
  versions: { beside: 3, joined: 1201 },
};

test("a document is read as it is, and so is one that counts nothing", () => {
  expect(readObserved(JSON.stringify(DOCUMENT))).toEqual({ observed: DOCUMENT });
  expect(readObserved(`${JSON.stringify(DOCUMENT, null, 2)}\n`)).toEqual({ observed: DOCUMENT });
  expect(readObserved(JSON.stringify({ format: FORMAT }))).toEqual({
    observed: { format: FORMAT },
  });
});

test("how often a field could be there follows from what is around it", () => {
  const event = CREATED as NonNullable<Observed["events"]>[string];
  const counted = (path: string) => [placesOf(event, path), rightOf(event, path)];
  expect(counted("")).toEqual([1204, 1204]);
  expect(counted("account_number")).toEqual([1204, 1198]);
  expect(counted("meters")).toEqual([1204, 1199]);
  expect(counted("meters[]")).toEqual([12, 11]);
  expect(counted("meters[].serial")).toEqual([11, 9]);
  expect(counted("meters[].range")).toEqual([11, 11]);
  expect(counted("meters[].range.low")).toEqual([11, 10]);
  expect(counted("never_counted")).toEqual([1204, 1204]);
});

/** Puts a value at a place of the document. */
function withAt(place: string, value: unknown): string {
  const copy = structuredClone(DOCUMENT) as Record<string, unknown>;
  const keys = place.split("/").slice(1);
  const last = keys.pop() ?? "";
  const target = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  Object.defineProperty(target, last, { value, enumerable: true });
  return JSON.stringify(copy);
}

const EVENT = "/events/account.created-v1";
test.each<[place: string, value: unknown, fault: string]>([
  ["/format", "energy-contracts observe 2", `is not "${FORMAT}"`],
  ["/format", undefined, "has no format"],
  ["/more", 1, "is not known"],
  ["/__proto__", {}, "is not known"],
  ["/messages", [], "is not an object"],
  ["/messages", {}, "is empty"],
  ["/messages/valid", 0, "is not a count"],
  ["/messages/valid", 1.5, "is not a count"],
  ["/messages/valid", "7", "is not a count"],
  ["/messages/valid", 2 ** 53, "is not a count"],
  ["/messages/wrong", 1, "is not known"],
  ["/contracts/xyz", 1, "is not known"],
  ["/envelopes/a value 7", 1, "is not known"],
  ["/versions/none", 1, "is not known"],
  ["/events/Account.created-v1", CREATED, "is not known"],
  ["/events/account.created", CREATED, "is not known"],
  ["/unknown_events/names/a b-v1", 1, "is not known"],
  [`/unknown_events/names/${"a".repeat(80)}-v1`, 1, "is not known"],
  ["/unknown_events/count", 1, "has more names than it counts"],
  ["/unknown_events/names", Object.fromEntries(numbered(65, "-v1")), "has more than 64 names"],
  [`${EVENT}/first`, "2026-02-30", "is not a day"],
  [`${EVENT}/last`, "2026-11-28T10:00:00Z", "is not a day"],
  [`${EVENT}/last`, 20261128, "is not a day"],
  [`${EVENT}/fields/jo hn@example.org`, { absent: 1 }, "is not known"],
  [`${EVENT}/fields/account_number/other/null`, 1, "is not known"],
  [`${EVENT}/fields/account_number/texts/mail`, 1, "is not known"],
  [`${EVENT}/fields/account_number/absent`, 1202, "counts more than there was"],
  [`${EVENT}/fields/meters[].serial/absent`, 12, "counts more than there was"],
  [`${EVENT}/unknown//names/John`, 1, "is not known"],
  [`${EVENT}/unknown//names/${"a".repeat(41)}`, 1, "is not known"],
  [`${EVENT}/unknown//names`, Object.fromEntries(numbered(33)), "has more than 32 names"],
  [`${EVENT}/unknown/meters[]`, { names: { more: 1 } }, "has more names than it counts"],
])("%s with %j is refused", (place, value, fault) => {
  const { fault: said = "" } = readObserved(withAt(place, value)) as { fault?: string };
  expect(said).toContain(fault);
  if (value !== undefined) expect(said).toContain(place.split("/").slice(0, 2).join("/"));
});

test.each(["", "{", "[]", "null", "7", '"text"'])("%j is refused", (text) => {
  expect(readObserved(text)).toEqual({ fault: expect.stringMatching(/^(it is|is) not/) });
});

function numbered(count: number, end = ""): [string, number][] {
  return Array.from({ length: count }, (_, index) => [`name_${index}${end}`, 1]);
}
