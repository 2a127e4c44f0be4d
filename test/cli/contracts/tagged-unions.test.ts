import { describe, expect, test } from "vitest";
import { contracts } from "../../../src/cli/contracts/command.ts";
import { emit } from "../../../src/cli/emit/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

type Schema = Readonly<Record<string, unknown>>;

const object = (properties: Schema, ...required: string[]): Schema => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
const text = { type: "string" };

/** A document in which the payment of an order is of one of some schemas. */
const documentOf = (payment: Schema, schemas: Schema, openapi = "3.0.3") => ({
  openapi,
  info: { title: "Orders", version: "1" },
  paths: {},
  components: {
    schemas: { "order.paid-v1": object({ payment }), ...schemas },
  },
});

const refs = (...names: string[]) =>
  names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** The details that validate prints of payments, one list for each, and its standard error. */
async function judged(document: Schema, ...payments: unknown[]) {
  const messages = payments.map((payment) =>
    JSON.stringify({ type: "order.paid-v1", payload: { payment } }),
  );
  const cwd = folderOf({ "orders.json": document, "m.ndjson": messages.join("\n") });
  const flags = ["m.ndjson", "--contracts", "orders.json", "--format", "json", "--show-values"];
  const { out, err } = await outcomeOf(validate, flags, { cwd });
  const { issues } = JSON.parse(out) as { issues: { line: number; detail: string }[] };
  return {
    err,
    details: payments.map((_, at) =>
      issues.filter(({ line }) => line === at + 1).map(({ detail }) => detail),
    ),
  };
}

const OVERLAPPING = {
  Sepa: object({ kind: text, iban: text }, "kind"),
  Card: object({ kind: text, last4: { ...text, minLength: 4 } }, "kind"),
};

test("a discriminator decides between forms that overlap", async () => {
  const discriminator = { propertyName: "kind", mapping: { card: "#/components/schemas/Card" } };
  const payment = { oneOf: refs("Sepa", "Card"), discriminator, nullable: true };
  const { details } = await judged(
    documentOf(payment, OVERLAPPING),
    { kind: "card", last4: "1234" },
    { kind: "Sepa", iban: "" },
    null,
  );
  expect(details).toEqual([[], [], []]);
});

const NEEDED = "discriminator needs a propertyName, a text";
test.each<[string, unknown, string, boolean]>([
  [
    "a field of no form",
    { propertyName: "knd" },
    "knd is a field of no form and decides nothing",
    false,
  ],
  ["no field", {}, NEEDED, false],
  ["a text", "kind", NEEDED, false],
  [
    "a form that there is none of",
    { propertyName: "kind", mapping: { a: "#/components/schemas/Nope" } },
    "a is mapped to #/components/schemas/Nope, which is no form",
    true,
  ],
])(
  "a discriminator with %s is told, and decides only if it can",
  async (_, wrong, words, decides) => {
    for (const nullable of [false, true]) {
      const payment = { oneOf: refs("Sepa", "Card"), discriminator: wrong, nullable };
      const document = documentOf(payment, OVERLAPPING);
      // This value satisfies both forms.
      const { err, details } = await judged(document, { kind: "Sepa", iban: "" });
      expect(err).toMatch(/^Contracts: orders\.json:1:\d+ /);
      expect(err.split(words)).toHaveLength(2);
      const both = "payment fits Sepa and Card of 2 forms, and exactly one is allowed";
      expect(details).toEqual([decides ? [] : [both]]);
      const cwd = folderOf({ "orders.json": document });
      const { out, code } = await outcomeOf(contracts, ["lint", "orders.json", "--json"], { cwd });
      const { issues } = JSON.parse(out) as { issues: { code: string; detail: string }[] };
      const told = issues.filter((issue) => issue.code === "invalid_discriminator");
      expect([code, told.map(({ detail }) => detail)]).toEqual([1, [words]]);
    }
  },
);

test("a discriminator decides by a field that forms have from another schema", async () => {
  const schemas = {
    Base: object({ kind: text }),
    Sepa: { allOf: refs("Base"), ...object({ iban: text }) },
    Card: { allOf: refs("Base"), ...object({ last4: text }) },
  };
  const payment = { oneOf: refs("Sepa", "Card"), discriminator: { propertyName: "kind" } };
  const { details } = await judged(documentOf(payment, schemas), { kind: "Sepa" });
  expect(details).toEqual([[]]);
});

const SEPA = object({ kind: { const: "sepa" }, iban: text }, "kind", "iban");
const CARD = object({ kind: { enum: ["card"] }, last4: { ...text, minLength: 4 } }, "kind");
const LISTED = object({ kind: { enum: ["sepa", "sepa_b2b"] }, iban: text }, "kind", "iban");
const CASH = object({ till: { type: "integer" } }, "till");
const byName = (value: string) => ({ propertyName: "kind", mapping: { [value]: "Card" } });

test.each<[string, Schema, Schema, unknown, string[]]>([
  [
    "the form whose const a value has",
    { oneOf: [SEPA, CARD] },
    {},
    { kind: "card", last4: "12" },
    ['payment.last4 must be at least 4 characters long, not the string "12"'],
  ],
  [
    "the form whose const a value has, if any may fit",
    { anyOf: [SEPA, CARD, { type: "null" }] },
    {},
    { kind: "sepa", last4: "12" },
    ["payment.iban is required"],
  ],
  [
    "the one form whose const does not differ",
    { oneOf: [SEPA, CASH] },
    {},
    { kind: "card", till: "1" },
    ['payment.till must be an integer, not the string "1"'],
  ],
  [
    "the only form of an object, though its const differs",
    { oneOf: [SEPA, { type: "null" }] },
    {},
    { kind: "card", iban: "" },
    ['payment.kind must be "sepa", not the string "card"'],
  ],
  [
    "all values, if no form has that one",
    { oneOf: [SEPA, CARD] },
    {},
    { kind: "crd", iban: 7 },
    ['payment.kind must be one of "sepa", "card", not the string "crd"'],
  ],
  [
    "the form whose const a value has, beside one that lists its values",
    { oneOf: [LISTED, CARD, object({ kind: { const: "cash" } }, "kind")] },
    {},
    { kind: "card", last4: "12" },
    ['payment.last4 must be at least 4 characters long, not the string "12"'],
  ],
  [
    "all values, of those that are listed, too",
    { oneOf: [LISTED, CARD, object({ kind: { const: "cash" } }, "kind")] },
    {},
    { kind: "Cash" },
    ['payment.kind must be one of "sepa", "sepa_b2b", "card", "cash", not the string "Cash"'],
  ],
  [
    "that the field is missing",
    { oneOf: [SEPA, CARD] },
    {},
    { last4: "1234" },
    ["payment.kind is required"],
  ],
  [
    "the form that a discriminator maps",
    { oneOf: refs("Sepa", "Card"), discriminator: byName("visa") },
    OVERLAPPING,
    { kind: "visa", last4: "12" },
    ['payment.last4 must be at least 4 characters long, not the string "12"'],
  ],
  [
    "the values of a discriminator, also where null may stand",
    { oneOf: refs("Sepa", "Card"), discriminator: byName("visa"), nullable: true },
    OVERLAPPING,
    { kind: "Card", last4: "1234" },
    ['payment.kind must be one of "Sepa", "visa", not the string "Card"'],
  ],
  [
    "a field of the form that is meant, and none of another with the same rule",
    {
      oneOf: [object({ kind: { const: "a" }, a: text }), object({ kind: { const: "b" }, b: text })],
    },
    {},
    { kind: "b", a: 7, b: 7 },
    ["payment.b must be a string, not the number 7"],
  ],
  [
    "forms that lie in each other",
    { $ref: "#/components/schemas/Rule" },
    {
      Rule: { oneOf: refs("All", "Limit") },
      All: object({ kind: { const: "all" }, of: { type: "array", items: refs("Rule")[0] } }, "of"),
      Limit: object({ kind: { const: "limit" }, most: { type: "integer" } }),
    },
    { kind: "all", of: [{ kind: "all", of: [{ kind: "limit", most: "7" }] }, { kind: "al" }] },
    [
      'payment.of.0.of.0.most must be an integer, not the string "7"',
      'payment.of.1.kind must be one of "all", "limit", not the string "al"',
    ],
  ],
  [
    "nothing of a field beside it whose name begins as its own",
    object({ ab: text, a: { oneOf: [text, { type: "integer" }] } }),
    {},
    { ab: 7, a: null },
    [
      "payment.ab must be a string, not the number 7",
      "payment.a must be of exactly one of 2 forms, not null",
    ],
  ],
  [
    "what all forms ask for, if none is meant",
    { oneOf: refs("Sepa", "Card") },
    OVERLAPPING,
    { iban: "" },
    ["payment.kind is required"],
  ],
  [
    "the names of forms, if none is meant",
    { oneOf: refs("Sepa", "Card") },
    OVERLAPPING,
    7,
    ["payment must be of exactly one of 2 forms (Sepa, Card), not the number 7"],
  ],
  [
    "which forms fit, if more than one does",
    { oneOf: refs("Sepa", "Cash", "Card") },
    { ...OVERLAPPING, Cash: CASH },
    { kind: "?" },
    ["payment fits Sepa and Card of 3 forms, and exactly one is allowed"],
  ],
  [
    "that several fit, if they have no names",
    { oneOf: [{}, {}] },
    {},
    1,
    ["payment fits more than one of 2 forms, and exactly one is allowed"],
  ],
])("a fault in a choice tells %s", async (_, payment, schemas, value, told) => {
  const { details } = await judged(documentOf(payment, schemas), value);
  expect(details).toEqual([told]);
});

describe.each(["3.0.3", "3.1.0"])("a discriminator in OpenAPI %s", (version) => {
  const judge = (tag: Schema, mapping: Schema, ...payments: unknown[]) => {
    const schemas = { Sepa: object({ tag, iban: text }), Card: object({ tag, last4: text }) };
    const forms = [{ allOf: refs("Sepa") }, { $ref: "#/components/schemas/Card" }];
    const discriminator = { propertyName: "tag", mapping };
    return judged(documentOf({ anyOf: forms, discriminator }, schemas, version), ...payments);
  };
  const wrong = (field: string) => [`payment.${field} must be a string, not the number 7`];

  test.each<[string, Schema, unknown, unknown]>([
    ["texts", { type: "string" }, "true", "false"],
    ["booleans", { type: "boolean" }, true, false],
    ["anything", {}, true, "false"],
  ])("is read for a field of %s", async (_, tag, sepa, card) => {
    const { details } = await judge(
      tag,
      { true: "Sepa", false: "#/components/schemas/Card" },
      { tag: sepa, iban: 7 },
      { tag: card, last4: 7 },
      { tag: sepa, last4: 7 },
    );
    expect(details).toEqual([wrong("iban"), wrong("last4"), []]);
  });

  test("has numbers among its values", async () => {
    const { details } = await judge({ type: "integer" }, { 1: "Sepa", 2: "Card" }, { tag: 2 });
    expect(details).toEqual([[]]);
  });

  test("says nothing of a value without the field, or if forms have no names", async () => {
    const { details } = await judge({}, {}, { iban: "", last4: 7 });
    expect(details).toEqual([[]]);
    const inline = {
      anyOf: [object({ iban: text }), { allOf: [...refs("Base"), object({ iban: text })] }],
      discriminator: { propertyName: "tag" },
    };
    const { err, details: others } = await judged(
      documentOf(inline, { Base: object({ tag: text }) }, version),
      { tag: "?" },
    );
    expect([err, others]).toEqual(["", [[]]]);
  });
});

test("a discriminator without a choice decides nothing: the base alone judges", async () => {
  const discriminator = { propertyName: "kind", mapping: { card: "#/components/schemas/Card" } };
  const Base = { ...object({ kind: text }, "kind"), discriminator };
  const Card = { allOf: [...refs("Base"), object({ last4: text }, "last4")] };
  const [base] = refs("Base");
  const { details } = await judged(documentOf({ ...base }, { Base, Card }), { kind: "card" }, {});
  expect(details).toEqual([[], ["payment.kind is required"]]);
});

test("--unknown report knows the fields of all forms, whichever is meant", async () => {
  const payment = { oneOf: [SEPA, CARD] };
  const message = { type: "order.paid-v1", payload: { payment: { kind: "sepa", iban: "" } } };
  const cwd = folderOf({
    "orders.json": documentOf(payment, {}),
    "a.json": { ...message, payload: { payment: { kind: "sepa", iban: "", last4: "1234" } } },
    "b.json": { ...message, payload: { payment: { kind: "sepa", iban: "", till: 1 } } },
  });
  const flags = ["a.json", "b.json", "--contracts", "orders.json", "--unknown", "report"];
  const { out } = await outcomeOf(validate, [...flags, "--format", "json"], { cwd });
  const { issues } = JSON.parse(out) as { issues: { file: string; attr: string }[] };
  expect(issues).toMatchObject([{ file: "b.json", attr: "payment.till", code: "unknown_field" }]);
});

test("show prints the values of the field that tells forms apart, and what each form has", async () => {
  const cwd = folderOf({ "orders.json": documentOf({ oneOf: [SEPA, CARD] }, {}) });
  const { out } = await outcomeOf(show, ["order.paid-v1", "--contracts", "orders.json"], { cwd });
  const fields = out.slice(out.indexOf("Fields")).split("\n").slice(1, 5);
  expect(fields.map((line) => line.trim().replaceAll(/ {2,}/g, " | "))).toEqual([
    "payment | object | optional",
    '.kind | string | required | one of "sepa", "card"',
    ".iban | string | optional",
    ".last4 | string | optional | at least 4 characters",
  ]);
});

test("a tree of forms that a field tells apart is valid or red, however deep", async () => {
  const names = ["k0", "k1", "k2", "k3", "k4", "k5"];
  const node = (kind: string) =>
    object({ children: { type: "array", items: refs("node")[0] }, kind: { const: kind } }, "kind");
  const forms = Object.fromEntries(names.map((name) => [name, node(name)]));
  const tree = (levels: number, leaf: unknown): unknown =>
    levels === 0 ? leaf : { kind: names[levels % 6], children: [tree(levels - 1, leaf)] };
  const document = documentOf(refs("node")[0] ?? {}, { ...forms, node: { oneOf: refs(...names) } });
  const { details } = await judged(document, tree(40, { kind: "k1" }), tree(40, { kind: "k7" }));
  // To find all faults, ajv goes into all branches at all levels, which are 6 ^ 40.
  expect(details).toEqual([[], ["The payload takes too long to judge"]]);
});

describe("emit --faults", () => {
  async function faultsOf(payment: Schema, ...examples: readonly unknown[]) {
    const payments = examples.map((one) => ({ payment: one }));
    const event = { ...object({ payment }), examples: payments };
    const document = documentOf(payment, { "order.paid-v1": event });
    const cwd = folderOf({ "orders.json": document });
    const flags = ["order.paid-v1", "--faults", "--to", "-", "--contracts", "orders.json"];
    const { out } = await outcomeOf(emit, flags, { cwd });
    const lines = out.trim().split("\n").slice(1);
    return lines.flatMap((line) => {
      const { payment } = JSON.parse(line).payload ?? {};
      return typeof payment === "object" && payment !== null ? payment : [];
    });
  }

  const sepa = { kind: "sepa", iban: "text" };
  const card = { kind: "card", last4: "1234" };

  test("breaks the form of each example, and what several have once", async () => {
    const payments = await faultsOf({ oneOf: [SEPA, CARD, { type: "null" }] }, sepa, card);
    expect(payments).toEqual([
      { iban: "text" },
      { kind: "sepa" },
      { kind: "sepa", iban: null },
      { kind: "sepa", iban: 7 },
      { kind: "card", last4: null },
      { kind: "card", last4: 7 },
    ]);
    const { details } = await judged(documentOf({ oneOf: [SEPA, CARD] }, {}), ...payments);
    expect(details.map((told) => told.length)).toEqual(payments.map(() => 1));
  });

  test("breaks types, dates, what is left out or empty and too long, and no other rule", async () => {
    const payment = {
      ...object({
        fixed: { const: "a" },
        mode: { enum: ["a", "b"] },
        short: { ...text, minLength: 3, maxLength: 5 },
        full: { ...text, minLength: 1 },
        capitals: { ...text, pattern: "^[A-Z]+$" },
        address: { ...text, format: "email" },
        day: { ...text, format: "date" },
        size: { type: "integer", minimum: 1, maximum: 9 },
        list: { type: "array", minItems: 1, maxItems: 2 },
      }),
      examples: [
        {
          fixed: "a",
          mode: "a",
          short: "four",
          full: "x",
          capitals: "A",
          address: "a@example.com",
          day: "2026-01-01",
          size: 3,
          list: [1],
        },
      ],
    };
    const [example] = payment.examples;
    const broken = (await faultsOf(payment, example)).flatMap((one) =>
      Object.entries(example ?? {}).flatMap(([field, value]) =>
        [undefined, JSON.stringify(value)].includes(JSON.stringify(one[field]))
          ? []
          : [[field, one[field]]],
      ),
    );
    const wrongType = (field: string, value: unknown = 7) => [
      [field, null],
      [field, value],
    ];
    expect(broken).toEqual([
      ...wrongType("short"),
      ["short", "x".repeat(1025)],
      ...wrongType("full"),
      ["full", ""],
      ...wrongType("capitals"),
      ...wrongType("address"),
      ...wrongType("day"),
      ["day", "2024-02-30"],
      ...wrongType("size", []),
      ["size", 3.5],
      ...wrongType("list", "seven"),
      ["list", []],
    ]);
  });
});
