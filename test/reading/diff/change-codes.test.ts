// Checks the table of codes against what a comparison reports: each code has a case here, and its
// cases together break on each side whom the table names.
import { describe, expect, test } from "vitest";
import { CHANGE_MEANINGS } from "../../../scripts/generate/change-meanings.ts";
import type { Change, ContractDocuments } from "../../../src/reading/diff/change.ts";
import { CHANGE_CODES, type ChangeCode } from "../../../src/reading/diff/change-codes.ts";
import { compareContracts } from "../../../src/reading/diff/compare-contracts.ts";
import { AROUND } from "../../../src/reading/diff/document-node.ts";
import { SIDES, type Side, uniqueParties } from "../../../src/reading/diff/parties.ts";

type Case = readonly [before: ContractDocuments, after: ContractDocuments];

const content = (schema: object, type = "application/json") => ({
  content: { [type]: { schema } },
});

/** An API with one operation. */
const api = (operation: object, more: object = {}): ContractDocuments => ({
  openapi: {
    paths: { "/things/{id}": { post: { operationId: "changeThing", ...operation } } },
    ...more,
  },
});

/** A schema as the payload of an event, as a request body and as a response body. */
const everywhere = (schema: object): ContractDocuments => ({
  ...api({ requestBody: content(schema), responses: { 200: content(schema) } }),
  schemas: new Map([["thing.changed-v1", schema]]),
});
const values = (before: object, after: object): Case => [everywhere(before), everywhere(after)];
const operations = (before: object, after: object): Case => [api(before), api(after)];
const documents = (before: object, after: object): Case => [api({}, before), api({}, after)];

const string = { type: "string" };
const object = (fields: object, ...required: string[]) => ({
  type: "object",
  properties: { always: string, ...fields },
  required,
});
const closed = (schema: object) => ({ ...schema, additionalProperties: false });
const a = { title: "A", type: "object", properties: { a: string } };
const b = { title: "B", type: "object", properties: { b: string } };
const c = { title: "C", type: "object", properties: { c: string } };

const parameters = (...list: object[]) => ({
  parameters: list.map((parameter) => ({ name: "page", in: "query", ...parameter })),
});
const variable = (host: object) => ({
  servers: [{ url: "https://{host}", variables: { host } }],
});
const headers = (fields: object) => ({ responses: { 200: { headers: fields } } });
const body = (more: object = {}) => ({ requestBody: { ...content(string), ...more } });
const moved = (path: string): ContractDocuments => ({
  openapi: { paths: { [path]: { post: { operationId: "changeThing" } } } },
});
const event: ContractDocuments = { schemas: new Map([["thing.changed-v1", { title: "Thing" }]]) };
const around = (channel: string): ContractDocuments => ({
  schemas: new Map([["thing.changed-v1", { [AROUND]: [channel] }]]),
});
const noEvents: ContractDocuments = { schemas: new Map() };
const noPaths: ContractDocuments = { openapi: {} };

const CASES: Readonly<Record<ChangeCode, readonly Case[]>> = {
  event_added: [[noEvents, event]],
  event_removed: [[event, noEvents]],
  title_changed: [[event, { schemas: new Map([["thing.changed-v1", { title: "Other" }]]) }]],

  field_added: [
    values(object({}), object({ f: string })),
    values(closed(object({})), closed(object({ f: string }))),
  ],
  required_field_added: [
    values(object({}), object({ f: string }, "f")),
    values(closed(object({})), closed(object({ f: string }, "f"))),
  ],
  field_removed: [
    values(object({ f: string }), object({})),
    values(object({ f: string }, "f"), object({})),
    values(object({ f: string }), closed(object({}))),
  ],
  field_required: [values(object({ f: string }), object({ f: string }, "f"))],
  field_optional: [values(object({ f: string }, "f"), object({ f: string }))],

  type_narrowed: [
    values({ type: "number" }, { type: "integer" }),
    values({ type: "object" }, object({})),
    values(object({}), closed(object({}))),
  ],
  type_widened: [
    values({ type: "integer" }, { type: "number" }),
    values(object({}), { type: "object" }),
    values(closed(object({})), object({})),
  ],
  type_shifted: [values({ type: ["string", "integer"] }, { type: ["string", "boolean"] })],
  type_changed: [values({ type: ["string", "null"] }, { type: ["integer", "null"] })],

  values_limited: [values(string, { ...string, enum: ["a"] })],
  values_freed: [values({ ...string, enum: ["a"] }, string)],
  value_added: [values({ enum: ["a"] }, { enum: ["a", "b"] })],
  value_removed: [values({ enum: ["a", "b"] }, { enum: ["a"] })],
  rule_added: [
    values(string, { ...string, minLength: 1 }),
    values(object({}), { ...object({}), patternProperties: { "^x": string } }),
  ],
  rule_removed: [
    values({ ...string, minLength: 1 }, string),
    values({ ...object({}), patternProperties: { "^x": string } }, object({})),
  ],
  rule_changed: [
    values({ ...string, minLength: 1 }, { ...string, minLength: 2 }),
    values({ ...string, minLength: 2 }, { ...string, minLength: 1 }),
  ],
  form_added: [values({ anyOf: [a, b] }, { anyOf: [a, b, c] })],
  form_removed: [values({ anyOf: [a, b, c] }, { anyOf: [a, b] })],
  forms_changed: [
    values({ anyOf: [a, b] }, { anyOf: [c, string] }),
    values({ anyOf: [a, b] }, { oneOf: [a, b] }),
  ],

  default_changed: [
    values(object({ f: { default: 1 } }), object({ f: { default: 2 } })),
    documents(variable({ default: "a" }), variable({ default: "b" })),
  ],
  deprecated_set: [
    values(string, { ...string, deprecated: true }),
    operations({}, { deprecated: true }),
  ],
  deprecated_unset: [
    values({ ...string, deprecated: true }, string),
    operations({ deprecated: true }, {}),
  ],
  issue_code_changed: [values(string, { ...string, "x-issue-code": "blank" })],
  known_value_added: [values(string, { ...string, "x-evidence": [{ seen: ["GAS"] }] })],
  known_value_removed: [values({ ...string, "x-evidence": [{ seen: ["GAS"] }] }, string)],
  text_changed: [
    values(string, { ...string, description: "A name." }),
    operations({}, { summary: "Change a thing" }),
  ],

  operation_added: [[noPaths, api({})]],
  operation_removed: [[api({}), noPaths]],
  operation_id_changed: [operations({}, { operationId: "editThing" })],
  address_changed: [
    [moved("/things/{id}"), moved("/things/{number}")],
    [moved("/things/{id}"), moved("/v2/things/{id}")],
  ],
  server_added: [documents({}, { servers: [{ url: "https://a.example" }] })],
  server_removed: [documents({ servers: [{ url: "https://a.example" }] }, {})],
  webhook_added: [documents({}, { webhooks: { changed: {} } })],
  webhook_removed: [documents({ webhooks: { changed: {} } }, {})],
  type_added: [documents({}, { components: { schemas: { Thing: string } } })],
  type_removed: [documents({ components: { schemas: { Thing: string } } }, {})],
  unused_changed: [
    documents(
      { components: { schemas: { Thing: string } } },
      { components: { schemas: { Thing: a } } },
    ),
    documents(
      { components: { schemas: { Thing: string, Any: { discriminator: {} } } } },
      { components: { schemas: { Thing: a, Any: { discriminator: {} } } } },
    ),
  ],
  other_changed: [
    [around("orders"), around("sales")],
    documents({}, { rates: {} }),
    operations({}, { callbacks: {} }),
  ],

  security_added: [operations({}, { security: [{ token: [] }] })],
  security_removed: [operations({ security: [{ token: [] }] }, {})],
  parameter_added: [operations({}, parameters({}))],
  required_parameter_added: [operations({}, parameters({ required: true }))],
  parameter_removed: [
    operations(parameters({}), {}),
    operations(parameters({ required: true }), {}),
  ],
  parameter_required: [operations(parameters({}), parameters({ required: true }))],
  parameter_optional: [operations(parameters({ required: true }), parameters({}))],
  parameter_form_changed: [operations(parameters({}), parameters({ style: "deepObject" }))],
  body_added: [operations({}, body())],
  required_body_added: [operations({}, body({ required: true }))],
  body_removed: [operations(body(), {}), operations(body({ required: true }), {})],
  body_required: [operations(body(), body({ required: true }))],
  body_optional: [operations(body({ required: true }), body())],
  media_type_added: [
    operations(body({ content: {} }), body()),
    operations({ responses: { 200: {} } }, { responses: { 200: content(string) } }),
  ],
  media_type_removed: [
    operations(body(), body({ content: {} })),
    operations({ responses: { 200: content(string) } }, { responses: { 200: {} } }),
  ],

  status_added: [
    operations({}, { responses: { 200: {} } }),
    operations({}, { responses: { 400: {} } }),
  ],
  status_removed: [
    operations({ responses: { 200: {} } }, {}),
    operations({ responses: { 400: {} } }, {}),
  ],
  header_added: [operations(headers({}), headers({ link: {} }))],
  required_header_added: [operations(headers({}), headers({ link: { required: true } }))],
  header_removed: [operations(headers({ link: {} }), headers({}))],
  header_required: [operations(headers({ link: {} }), headers({ link: { required: true } }))],
  header_optional: [operations(headers({ link: { required: true } }), headers({ link: {} }))],
};

const codes = Object.keys(CHANGE_CODES) as ChangeCode[];

function sideOf({ half, path }: Change): Side {
  if (half === "events") return "events";
  if (path.startsWith("response")) return "responses";
  return /^(request body|security|servers: |\w+ parameter)/.test(path) ? "requests" : "api";
}

const changesOf = (code: ChangeCode): Change[] =>
  CASES[code].flatMap(([before, after]) => compareContracts(before, after));

describe("a code", () => {
  test.each(codes)("%s breaks whom the table names", (code) => {
    const changes = changesOf(code).filter((change) => change.code === code);
    const sides = SIDES.filter((side) => changes.some((change) => sideOf(change) === side));
    const breaks = sides.map((side) => {
      const own = changes.filter((change) => sideOf(change) === side);
      return [side, uniqueParties(...own.flatMap((change) => change.breaks))];
    });
    expect(Object.fromEntries(breaks)).toEqual(CHANGE_CODES[code].breaks);
  });

  test("is explained in one sentence or more, which no other code has", () => {
    const meanings = Object.values(CHANGE_MEANINGS);
    expect(meanings.filter((meaning) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
    expect(new Set(meanings).size).toBe(meanings.length);
  });
});

test("each case has the changes of its code, and no other", () => {
  const others = codes.flatMap((code) =>
    changesOf(code).flatMap((change) => (change.code === code ? [] : [`${code}: ${change.code}`])),
  );
  expect([...new Set(others)]).toEqual([
    "field_removed: type_narrowed", // closing the object that has lost a field
    "security_added: security_removed", // without any, nobody needs some
    "security_removed: security_added",
  ]);
});

test("no case breaks anyone whom the table does not name for that side", () => {
  const surprises = codes.flatMap(changesOf).filter((change) => {
    const allowed: Partial<Record<Side, readonly string[]>> = CHANGE_CODES[change.code].breaks;
    return change.breaks.some((party) => !allowed[sideOf(change)]?.includes(party));
  });
  expect(surprises).toEqual([]);
});
