import { describe, expect, test } from "vitest";
import { compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import { type Draft, type Edit, editedSchema, lineOf, schemaOf } from "./given.ts";

const CREATED = "account.created-v1";
const ENTRY = "billing.ledger.entry_removed-v2"; // two shapes in $defs
const READING = "meter_reading.deu.created-v1"; // a free object, and an array of a shape
const GAS = "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1"; // allOf with one shape

const compare = (event: string, edit: Edit) => [
  compareEvents(new Map([[event, schemaOf(event)]]), new Map([[event, editedSchema(event, edit)]])),
  compareEvents(new Map([[event, editedSchema(event, edit)]]), new Map([[event, schemaOf(event)]])),
];

/** An edit of a schema, the changes that it is, and those of undoing it. */
const CASES: [edit: string, event: string, edit: Edit, changes: string[], undone: string[]][] = [
  [
    "types that partly overlap",
    ENTRY,
    ({ $defs }) => {
      $defs.Ledger.properties.id.type = ["string", "null"];
      $defs.LedgerEntryRemoval.properties.amount.type = ["integer", "string"];
    },
    ["changed type_widened entry.amount (consumers)", "changed type_widened ledger.id (consumers)"],
    [
      "changed type_narrowed entry.amount (producers, stored)",
      "changed type_narrowed ledger.id (producers, stored)",
    ],
  ],
  [
    "a field in the items of an array",
    READING,
    ({ $defs }) => {
      $defs.NewMeterReadingEntry.properties.unit = { type: "string" };
    },
    ["added field_added readings[].unit (nobody)"],
    ["removed field_removed readings[].unit (consumers)"],
  ],
  [
    "fields of a free object",
    READING,
    ({ properties }) => {
      properties.context = { type: "object", properties: { mpan: { type: "string" } } };
    },
    ["changed text_changed context (nobody)", "changed type_narrowed context (producers, stored)"],
    ["changed text_changed context (nobody)", "changed type_widened context (consumers)"],
  ],
  [
    "texts, of the event and of a field",
    CREATED,
    (schema) => {
      schema.description = "Another one.";
      schema.properties.account_number.description = "Another one.";
      schema.properties.account_number.examples = ["A-1"];
    },
    ["changed text_changed (nobody)", "changed text_changed account_number (nobody)"],
    ["changed text_changed (nobody)", "changed text_changed account_number (nobody)"],
  ],
  [
    "a field of a shape that is the payload",
    GAS,
    ({ $defs }) => {
      for (const shape of Object.values<Draft>($defs)) shape.properties.extra = { type: "string" };
    },
    ["added field_added extra (nobody)"],
    ["removed field_removed extra (consumers)"],
  ],
];

test.each(CASES)("an edit of %s", (_, event, edit, changes, undone) => {
  const [done, back] = compare(event, edit).map((list) => list.map(lineOf).sort());
  expect(done).toEqual(changes);
  expect(back).toEqual(undone);
});

test("events are reported in the order of their names", () => {
  const names = [CREATED, ENTRY, READING];
  const reversed = new Map([...names].reverse().map((name) => [name, schemaOf(name)]));
  expect(compareEvents(new Map(), reversed).map(({ subject }) => subject)).toEqual(names);
});

test("a change has a sentence, and its position in the new schema", () => {
  const [change] =
    compare(ENTRY, ({ $defs }) => {
      $defs.LedgerEntryRemoval.properties.amount.type = "number";
    })[0] ?? [];
  expect(change).toEqual({
    half: "events",
    subject: ENTRY,
    types: ["fraction"],
    path: "entry.amount",
    value: "entry.amount",
    kind: "changed",
    code: "type_widened",
    what: "entry.amount was widened from integer to number",
    said: "was widened from integer to number",
    shape: { name: "LedgerEntryRemoval", field: "amount" },
    breaks: ["consumers"],
    keys: ["$defs", "LedgerEntryRemoval", "properties", "amount"],
  });
});

describe("a sentence", () => {
  const saidOf = (before: object, after: object) => {
    const contract = (schema: object) =>
      new Map([["a-v1", { type: "object", properties: { a: schema } }]]);
    return compareEvents(contract(before), contract(after)).map(({ said }) => said);
  };

  test("names null as the last of several types", () => {
    expect(saidOf({ type: ["null", "string"] }, { type: ["null", "integer"] })).toEqual([
      "was changed from string or null to integer or null",
    ]);
  });

  test("about a rule comes in the order of the rules' names", () => {
    const said = ["now has the rule maxLength 9", "now has the rule minLength 1"];
    expect(saidOf({ type: "string" }, { type: "string", minLength: 1, maxLength: 9 })).toEqual(
      said,
    );
    expect(saidOf({ type: "string" }, { type: "string", maxLength: 9, minLength: 1 })).toEqual(
      said,
    );
  });
});
