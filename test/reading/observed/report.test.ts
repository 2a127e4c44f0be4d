import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FORMAT } from "../../../src/library/judge/lists.ts";
import type { Observed } from "../../../src/reading/observed/observed.ts";
import { type Finding, reportOf } from "../../../src/reading/observed/report.ts";

const CREATED = "account.created-v1";
const SAFE = "ink.message_attachment.safe-v1";
const CUT_OFF = "meterpoint.gas.disputed_closing_reading.queried.by_us-v1";
const eventOf = (name: string, incomplete?: true) => ({
  name,
  ...(incomplete && { incomplete }),
});
const field = (path: string, type = "string", required = true) => ({ path, type, required });
const CONTRACT = {
  events: [eventOf(CREATED), eventOf(SAFE), eventOf(CUT_OFF, true)],
  fieldsOf: (event: string) =>
    event === CREATED
      ? [
          field("account_number"),
          field("is_imported", "boolean", false),
          field("meters", "object[]", false),
          field("meters[].serial"),
          field("meters[].reads", "integer[]", false),
        ]
      : [field("objstore_key"), field("objstore_bucket")],
};

type Events = NonNullable<Observed["events"]>;
const report = (events: Events, others: Partial<Observed> = {}) =>
  reportOf({ format: FORMAT, events, messages: { valid: 100 }, ...others }, CONTRACT);
/** The fields of a hundred messages of the event, of which half leave out what is optional. */
const HALF = { is_imported: { absent: 50 }, meters: { absent: 50 } };
const ITEMS = { "meters[]": { items: 100 }, "meters[].reads": { absent: 50 } };
const created = (fields: NonNullable<Events[string]["fields"]>): Events => ({
  [CREATED]: { valid: 100, fields: { ...HALF, ...ITEMS, ...fields } },
});
const said = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ code, path, what, near, count, of }) =>
    [code, path, what, near && `(${near})`, `${count}/${of}`].filter(Boolean).join(" "),
  );
const answers = ({ assumptions }: ReturnType<typeof report>) =>
  Object.fromEntries(assumptions.map(({ id, answer, count }) => [id, `${answer} ${count}`]));

describe("a report says", () => {
  test("nothing of what is as the contract says", () => {
    const { findings, never_seen, assumptions } = report(created({}));
    expect([findings, never_seen]).toEqual([[], [SAFE, CUT_OFF]]);
    expect(assumptions.flatMap(({ places }) => places)).toEqual([]);
  });

  test.each<[fields: NonNullable<Events[string]["fields"]>, ...findings: string[]]>([
    [{ account_number: { absent: 1 } }, "missing account_number 1/100"],
    [{ account_number: { null: 2 } }, "null account_number 2/100"],
    [{ account_number: { other: { number: 3 } } }, "type account_number number 3/100"],
    [{ is_imported: { absent: 100 } }, "never_there is_imported 100/100"],
    [{ is_imported: { null: 1 } }, "always_there is_imported 100/100", "null is_imported 1/100"],
    [{ account_number: { texts: { date: 20 } } }, "one_form account_number date 20/20"],
    [{ account_number: { texts: { date: 19 } } }],
    [{ account_number: { texts: { other: 50 } } }],
    [{ account_number: { texts: { date: 50, instant: 1 } } }],
    [{ "meters[]": { items: 100, null: 1 }, "meters[].serial": { absent: 2 } }, ...ITEM_FINDINGS()],
    [
      { "meters[].reads[]": { items: 9, other: { string: 9 } } },
      "type meters[].reads[] string 9/9",
    ],
    // What was there too few times says nothing by being always there, or never.
    [{ meters: { absent: 90 }, "meters[]": { items: 19 }, "meters[].reads": { absent: 19 } }],
    [{ "": { other: { array: 5 } } }, "type  array 5/100".replace("  ", " ")],
  ])("%j", (fields, ...findings) => {
    expect(said(report(created(fields)))).toEqual(findings);
  });

  test("unknown fields and events, with the nearest name, from 20 times on", () => {
    const events = {
      [CREATED]: {
        ...created({})[CREATED],
        unknown: {
          "": { count: 60, names: { acount_number: 30, moved_in: 20, rare: 9 } },
          "meters[]": { count: 20, names: { serials: 20 } },
        },
      },
      "later.than_this-v1": { valid: 3 },
    };
    const unknown = { count: 25, names: { "account.created-v2": 22, "a.b-v1": 2 } };
    const messages = { valid: 75, unknown_event: 2, unknown_version: 23 };
    expect(said(report(events, { unknown_events: unknown, messages }))).toEqual([
      "unknown_event later.than_this-v1 3/100",
      "unknown_event 2/100",
      "unknown_version account.created-v2 (account.created-v1) 22/100",
      "unknown_version 1/100",
      "unknown_field acount_number (account_number) 30/100",
      "unknown_field moved_in 20/100",
      "unknown_field 10/100",
      "unknown_field meters[] serials (serial) 20/100",
    ]);
  });

  test("the first and the last day of all events", () => {
    const days = (first: string, last: string) => ({ valid: 1, first, last });
    const one = { [CREATED]: days("2026-11-02", "2026-11-02") };
    expect(report(created({})).days).toEqual([]);
    expect(report(one).days).toEqual(["2026-11-02", "2026-11-02"]);
    const both = report({ ...one, [SAFE]: days("2026-10-31", "2026-11-03") });
    expect(both.days).toEqual(["2026-10-31", "2026-11-03"]);
  });
});

function ITEM_FINDINGS(): string[] {
  return ["null meters[] 1/100", "missing meters[].serial 2/99"];
}

describe("assumptions", () => {
  test("those of evidence.json that observe answers each have their line, and no others", () => {
    const file = join(import.meta.dirname, "../../../events/evidence.json");
    const entries = JSON.parse(readFileSync(file, "utf8")) as { id: string; answeredBy?: string }[];
    const marked = entries.filter(({ answeredBy }) => answeredBy).map(({ id }) => id);
    expect(report({}).assumptions.map(({ id }) => id)).toEqual(marked);
  });

  test("without a message none is seen", () => {
    expect(new Set(report({}).assumptions.map(({ answer }) => answer))).toEqual(
      new Set(["not seen"]),
    );
  });

  const name = (count: number) => ({ unknown: { "": { count, names: { s3_key: count } } } });
  test.each<[id: string, answer: string, events: Events, others?: Partial<Observed>]>([
    ["event-null", "confirmed 100", created({})],
    ["event-null", "contradicted 100", created({ account_number: { null: 1 } })],
    ["event-null", "confirmed 100", created({ "": { null: 1 } })],
    ["event-values", "confirmed 7", { [CREATED]: { valid: 100, sampled: 7 } }],
    ["event-values", "in question 0", created({ account_number: { texts: { uuid: 20 } } })],
    ["event-unknown-fields", "not seen 100", created({})],
    ["event-unknown-fields", "confirmed 9", { [CREATED]: { valid: 9, ...name(3) } }],
    ["event-unknown-fields", "not seen 9", { [CUT_OFF]: { valid: 9, ...name(3) } }],
    ["event-cut-off", "confirmed 9", { [CUT_OFF]: { valid: 9 } }],
    ["event-cut-off", "contradicted 30", { [CUT_OFF]: { valid: 30, ...name(30) } }],
    ["event-cut-off", "contradicted 0", {}, { messages: { unknown_event: 1 } }],
    ["event-cut-off", "not seen 0", created({}), versionTwo()],
    ["event-envelope", "confirmed 9", {}, { envelopes: { "type, data": 9, none: 7 } }],
    ["event-envelope", "not seen 0", {}, { envelopes: { none: 7 } }],
    ["event-envelope", "contradicted 0", {}, { messages: { missing_event_name: 1 } }],
    ["event-name", "confirmed 9", {}, { versions: { joined: 9 } }],
    ["event-name", "contradicted 9", {}, { versions: { joined: 8, beside: 1 } }],
    ["event-neutral-names", "not seen 0", created({})],
    ["event-neutral-names", "confirmed 9", { [SAFE]: { valid: 9 } }],
    ["event-neutral-names", "contradicted 9", neutral()],
  ])("%s is %s", (id, answer, events, others) => {
    expect(answers(report(events, others))[id]).toBe(answer);
  });

  test("the word of the bus is at its place", () => {
    const { assumptions } = report({
      [SAFE]: { ...neutral()[SAFE], unknown: { "": { count: 50, names: { s3_key: 25, x: 25 } } } },
    });
    const { places } = assumptions.find(({ id }) => id === "event-neutral-names") ?? { places: [] };
    expect(places.map(({ path, what = path }) => what)).toEqual(["objstore_key", "s3_key"]);
  });
});

function versionTwo(): Partial<Observed> {
  return {
    messages: { unknown_version: 20 },
    unknown_events: { count: 20, names: { "account.created-v2": 20 } },
  };
}

function neutral(): Events {
  return { [SAFE]: { invalid: 9, fields: { objstore_key: { absent: 9 } } } };
}
