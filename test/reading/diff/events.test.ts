import { describe, expect, test } from "vitest";
import { compareEvents } from "../../../src/reading/diff/compare-contracts.ts";
import { type Draft, type Edit, editedSchema, lineOf, pathsOf, schemaOf } from "./given.ts";

// account_number and account_user_emails are required, is_imported is not.
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
    "an optional field",
    CREATED,
    ({ properties }) => {
      properties.nickname = { type: "string" };
    },
    ["added field_added nickname (nobody)"],
    ["removed field_removed nickname (consumers)"],
  ],
  [
    "a required field",
    CREATED,
    (schema) => {
      schema.properties.nickname = { type: "string" };
      schema.required.push("nickname");
    },
    ["added required_field_added nickname (producers, stored)"],
    ["removed field_removed nickname (consumers)"],
  ],
  [
    "a field that may be left out",
    CREATED,
    (schema) => {
      schema.required = ["account_number"];
    },
    ["changed field_optional account_user_emails (consumers)"],
    ["changed field_required account_user_emails (producers, stored)"],
  ],
  [
    "a type that is wider",
    ENTRY,
    ({ $defs }) => {
      $defs.LedgerEntryRemoval.properties.amount.type = "number";
    },
    ["changed type_widened entry.amount (consumers)"],
    ["changed type_narrowed entry.amount (producers, stored)"],
  ],
  [
    "null beside a type",
    ENTRY,
    ({ $defs }) => {
      $defs.Ledger.properties.number.type = ["string", "null"];
    },
    ["changed type_widened ledger.number (consumers)"],
    ["changed type_narrowed ledger.number (producers, stored)"],
  ],
  [
    "another type, whose inside is not compared",
    ENTRY,
    ({ properties }) => {
      properties.ledger = { type: "string" };
    },
    ["changed type_changed ledger (producers, consumers, stored)"],
    ["changed type_changed ledger (producers, consumers, stored)"],
  ],
  [
    "types of which some stay",
    CREATED,
    ({ properties }) => {
      properties.is_imported.type = ["boolean", "integer"];
    },
    ["changed type_widened is_imported (consumers)"],
    ["changed type_narrowed is_imported (producers, stored)"],
  ],
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
    "other items of an array",
    CREATED,
    ({ properties }) => {
      properties.account_user_emails.items = { type: "integer" };
    },
    ["changed type_changed account_user_emails[] (producers, consumers, stored)"],
    ["changed type_changed account_user_emails[] (producers, consumers, stored)"],
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
    "a closed object",
    CREATED,
    (schema) => {
      schema.additionalProperties = false;
    },
    ["changed type_narrowed (producers, stored)"],
    ["changed type_widened (consumers)"],
  ],
  [
    "a list of values",
    CREATED,
    ({ properties }) => {
      properties.account_number.enum = ["A-1", "A-2"];
    },
    ["added values_limited account_number (producers, stored)"],
    ["removed values_freed account_number (consumers)"],
  ],
  [
    "a pattern",
    CREATED,
    ({ properties }) => {
      properties.account_number.pattern = "^A-";
    },
    ["added rule_added account_number (producers, stored)"],
    ["removed rule_removed account_number (consumers)"],
  ],
  [
    "a rule that the comparison does not know",
    CREATED,
    ({ properties }) => {
      properties.account_user_emails.uniqueItems = true;
    },
    ["added rule_added account_user_emails (producers, stored)"],
    ["removed rule_removed account_user_emails (consumers)"],
  ],
  [
    "the name of the type",
    CREATED,
    (schema) => {
      schema.title = "AccountWasCreatedV1";
    },
    ["changed title_changed (consumers)"],
    ["changed title_changed (consumers)"],
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
  [
    "a rule about fields that have no name",
    CREATED,
    (schema) => {
      schema.additionalProperties = { type: "string" };
    },
    ["added rule_added (producers, stored)"],
    ["removed rule_removed (consumers)"],
  ],
];

describe("an edit of an event", () => {
  test.each(CASES)("%s", (_, event, edit, changes, undone) => {
    const [done, back] = compare(event, edit).map((list) => list.map(lineOf).sort());
    expect(done).toEqual(changes);
    expect(back).toEqual(undone);
  });

  test.each(CASES)(
    "%s: what is added in one direction is removed in the other",
    (_, event, edit) => {
      const [done = [], back = []] = compare(event, edit);
      expect(pathsOf(done, "added")).toEqual(pathsOf(back, "removed"));
      expect(pathsOf(done, "removed")).toEqual(pathsOf(back, "added"));
    },
  );
});

describe("limits and values", () => {
  const field = (rules: object) =>
    new Map([["e", { type: "object", properties: { f: { type: "string", ...rules } } }]]);
  const LIMITS: [before: object, after: object, changes: string[]][] = [
    [{ minLength: 1 }, { minLength: 2 }, ["changed rule_changed f (producers, stored)"]],
    [{ minLength: 2 }, { minLength: 1 }, ["changed rule_changed f (consumers)"]],
    [{ maxLength: 2 }, { maxLength: 3 }, ["changed rule_changed f (consumers)"]],
    [{ maxLength: 3 }, { maxLength: 2 }, ["changed rule_changed f (producers, stored)"]],
    [{ pattern: "a" }, { pattern: "b" }, ["changed rule_changed f (producers, consumers, stored)"]],
    [
      { format: "date" },
      { format: "date-time" },
      ["changed rule_changed f (producers, consumers, stored)"],
    ],
    [{ enum: ["a", "b"] }, { enum: ["b", "a"] }, []],
    [{ enum: ["a"] }, { const: "a" }, []],
    [
      { enum: ["a", "b"] },
      { enum: ["b", "c"] },
      ["removed value_removed f (producers, stored)", "added value_added f (consumers)"],
    ],
  ];
  test.each(LIMITS)("%j to %j", (before, after, changes) => {
    expect(compareEvents(field(before), field(after)).map(lineOf)).toEqual(changes);
  });
});

describe("events as a whole", () => {
  const one = new Map([[CREATED, schemaOf(CREATED)]]);

  test("a new event breaks nobody", () => {
    expect(compareEvents(new Map(), one)).toMatchObject([
      { subject: CREATED, kind: "added", code: "event_added", breaks: [] },
    ]);
  });

  test("a removed event breaks those who emit and read it", () => {
    expect(compareEvents(one, new Map())).toMatchObject([
      { subject: CREATED, code: "event_removed", breaks: ["producers", "consumers", "stored"] },
    ]);
  });

  test("are reported in the order of their names", () => {
    const names = [CREATED, ENTRY, READING];
    const reversed = new Map([...names].reverse().map((name) => [name, schemaOf(name)]));
    expect(compareEvents(new Map(), reversed).map(({ subject }) => subject)).toEqual(names);
  });
});

test("a change has a sentence, and its position in the new schema", () => {
  const [change] =
    compare(ENTRY, ({ $defs }) => {
      $defs.LedgerEntryRemoval.properties.amount.type = "number";
    })[0] ?? [];
  expect(change).toEqual({
    half: "events",
    subject: ENTRY,
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
