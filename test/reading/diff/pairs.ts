// Usual and rare changes of an OpenAPI document, and whom each breaks.
type Schema = object | undefined;

const BOTH = "clients, server";

export type Pair = readonly [what: string, before: object, after: object, breaks: Breaks];
export type Breaks = "nobody" | "clients" | "server" | "clients, server";

const json = (schema: Schema, type = "application/json") => ({ content: { [type]: { schema } } });
const string = { type: "string" };
const integer = { type: "integer" };
const number = { type: "number" };
const object = (properties: object, ...required: string[]) => ({
  type: "object",
  properties: { always: string, ...properties },
  required,
});
const closed = (schema: object) => ({ ...schema, additionalProperties: false });
const a = object({ a: string }, "a");
const b = object({ b: string }, "b");
const c = object({ c: string }, "c");
/** Forms that no value has two of. */
const tagged = (...kinds: string[]) =>
  kinds.map((kind) => object({ kind: { const: kind } }, "kind"));

const document = (operation: object, more: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  paths: { "/things/{id}": { post: { operationId: "changeThing", ...operation } } },
  ...more,
});
const paths = (items: object, more: object = {}) => ({ ...document({}), paths: items, ...more });
const at = (path: string, operation: object = {}, method = "post") => ({
  [path]: { [method]: { operationId: "changeThing", ...operation } },
});

type Place = (schema: Schema) => object;
const request: Place = (schema) => document({ requestBody: { required: true, ...json(schema) } });
const answer: Place = (schema) =>
  document({ responses: { 200: { description: "", ...json(schema) } } });
const query: Place = (schema) => document({ parameters: [{ name: "q", in: "query", schema }] });
const header: Place = (schema) =>
  document({ responses: { 200: { description: "", headers: { "X-Count": { schema } } } } });
const variable = (host: object) =>
  document(
    {},
    { servers: [{ url: "https://{host}/", variables: { host: { default: "a", ...host } } }] },
  );
const parameter = (more: object) =>
  document({ parameters: [{ name: "q", in: "query", schema: string, ...more }] });
const hook = (call: object | undefined, name = "changed", X: object = {}) =>
  document(
    {},
    { webhooks: call ? { [name]: { post: call } } : {}, components: { schemas: { X } } },
  );

const values = (
  what: string,
  before: Schema,
  after: Schema,
  inRequest: Breaks,
  inAnswer: Breaks,
): readonly Pair[] => [
  [`request: ${what}`, request(before), request(after), inRequest],
  [`answer: ${what}`, answer(before), answer(after), inAnswer],
];
/** A change that takes less: it breaks who writes, and the other way round who reads. */
const narrower = (what: string, wide: Schema, narrow: Schema): readonly Pair[] => [
  ...values(`${what}, narrower`, wide, narrow, "clients", "server"),
  ...values(`${what}, wider`, narrow, wide, "server", "clients"),
];
const quiet = (what: string, before: Schema, after: Schema): readonly Pair[] => [
  ...values(what, before, after, "nobody", "nobody"),
  ...values(`${what}, undone`, after, before, "nobody", "nobody"),
];
const in30 = (document: object) => ({ ...document, openapi: "3.0.3" });
/** Changes of documents of OpenAPI 3.0. */
const of30 = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map(([what, before, after, breaks]) => [`3.0: ${what}`, in30(before), in30(after), breaks]);
/** A schema of OpenAPI 3.0 becomes one of 3.1. */
const to31 = (what: string, before: Schema, after: Schema, breaks: Breaks): readonly Pair[] => [
  [`3.0 to 3.1: request: ${what}`, in30(request(before)), request(after), breaks],
  [`3.1 to 3.0: answer: ${what}`, answer(after), in30(answer(before)), breaks],
];

export const PAIRS: readonly Pair[] = [
  // Defaults: what a client that leaves a value out gets.
  ["default of a query parameter", query({ default: true }), query({ default: false }), "clients"],
  ["default of a query parameter, gone", query({ default: 1 }), query({}), "clients"],
  ["default of a query parameter, new", query({}), query({ default: 1 }), "nobody"],
  [
    "default of a body's field",
    request(object({ f: { ...string, default: "a" } })),
    request(object({ f: { ...string, default: "b" } })),
    "clients",
  ],
  [
    "default of an answer's field",
    answer(object({ f: { ...string, default: "a" } })),
    answer(object({ f: { ...string, default: "b" } })),
    "nobody",
  ],
  [
    "default of one form, which may be null",
    request({ anyOf: [{ ...string, default: "a" }, { type: "null" }] }),
    request({ anyOf: [{ ...string, default: "b" }, { type: "null" }] }),
    "clients",
  ],
  ["default of a header of an answer", header({ default: 1 }), header({ default: 2 }), "nobody"],
  ["default of a server's variable", variable({}), variable({ default: "b" }), "clients"],
  ["description of a server's variable", variable({}), variable({ description: "x" }), "nobody"],
  [
    "values of a server's variable, fewer",
    variable({ enum: ["a", "b"] }),
    variable({ enum: ["a"] }),
    "clients",
  ],
  [
    "values of a server's variable, more",
    variable({ enum: ["a"] }),
    variable({ enum: ["a", "b"] }),
    "server",
  ],
  ["values of a server's variable, limited", variable({}), variable({ enum: ["a"] }), "clients"],

  // Deprecation and texts.
  ["deprecated operation", document({}), document({ deprecated: true }), "nobody"],
  ["deprecated operation, undone", document({ deprecated: true }), document({}), "nobody"],
  ["deprecated parameter", parameter({}), parameter({ deprecated: true }), "nobody"],
  ["deprecated: false", parameter({}), parameter({ deprecated: false }), "nobody"],
  ...quiet("deprecated", string, { ...string, deprecated: true }),
  ...quiet("description", string, { ...string, description: "x" }),
  ...quiet("examples", string, { ...string, examples: ["x"] }),
  ["summary and tags", document({}), document({ summary: "x", tags: ["x"] }), "nobody"],
  ["a tag of the document", document({}), document({}, { tags: [{ name: "x" }] }), "nobody"],

  // Limits and rules.
  ...narrower("multipleOf", { ...integer, multipleOf: 2 }, { ...integer, multipleOf: 4 }),
  ...narrower("multipleOf of fractions", { multipleOf: 0.1 }, { multipleOf: 0.3 }),
  ...values("multipleOf 2 to 3", { multipleOf: 2 }, { multipleOf: 3 }, BOTH, BOTH),
  ...narrower(
    "minimum 2 for exclusiveMinimum 0 of an integer",
    { ...integer, exclusiveMinimum: 0 },
    { ...integer, minimum: 2 },
  ),
  ...narrower(
    "exclusive for inclusive limit",
    { ...number, minimum: 0 },
    { ...number, exclusiveMinimum: 0 },
  ),
  ...narrower("a further limit", { ...number, minimum: 0 }, { ...number, exclusiveMinimum: 5 }),
  ...narrower("minimum", number, { ...number, minimum: 1 }),
  ...narrower("maxLength", { ...string, maxLength: 9 }, { ...string, maxLength: 5 }),
  ...narrower("minItems", { type: "array", minItems: 1 }, { type: "array", minItems: 2 }),
  ...narrower("uniqueItems", { type: "array" }, { type: "array", uniqueItems: true }),
  ...narrower("pattern", string, { ...string, pattern: "^a" }),
  ...values("another pattern", { pattern: "^a" }, { pattern: "^b" }, BOTH, BOTH),
  ...narrower("format", string, { ...string, format: "uuid" }),
  ...narrower("not", string, { ...string, not: { const: "a" } }),
  ...narrower("unevaluatedProperties", a, { ...a, unevaluatedProperties: false }),
  ...quiet("readOnly", object({ f: string }), object({ f: { ...string, readOnly: true } })),
  ...quiet("writeOnly", object({ f: string }), object({ f: { ...string, writeOnly: true } })),

  // Types and values.
  ...narrower("integer for number", number, integer),
  ...narrower("null", { type: ["string", "null"] }, string),
  ...of30(narrower("null", { ...string, nullable: true }, string)),
  ...of30(narrower("null of allOf", { allOf: [a], nullable: true }, { allOf: [a] })),
  ...of30(
    values("null of forms", { oneOf: [b, a], nullable: true }, { oneOf: [b, a] }, BOTH, BOTH),
  ),
  ...quiet("nullable, which means nothing in 3.1", string, { ...string, nullable: true }),
  ...to31("null", { ...string, nullable: true }, { type: ["string", "null"] }, "nobody"),
  ...to31("null, forgotten", { ...string, nullable: true }, string, "clients"),
  ...to31(
    "null beside values",
    { ...string, nullable: true, enum: ["a", null] },
    { type: ["string", "null"], enum: ["a", null] },
    "nobody",
  ),
  ...to31(
    "exclusive limits",
    { ...number, minimum: 0, exclusiveMinimum: true },
    { ...number, exclusiveMinimum: 0 },
    "nobody",
  ),
  ...of30(
    quiet(
      "exclusiveMinimum: false",
      { ...number, minimum: 0, exclusiveMinimum: false },
      { ...number, minimum: 0 },
    ),
  ),
  ["the version of OpenAPI alone", in30(request(string)), request(string), "nobody"],
  [
    "3.0: a required field of a request that is sent now",
    in30(request(object({ f: { ...string, readOnly: true } }, "f"))),
    in30(request(object({ f: string }, "f"))),
    "clients",
  ],
  [
    "3.0: a required field of an answer that is no longer sent",
    in30(answer(object({ f: string }, "f"))),
    in30(answer(object({ f: { ...string, writeOnly: true } }, "f"))),
    "clients",
  ],
  ...quiet(
    "a list of types and anyOf",
    { type: ["string", "integer"] },
    { anyOf: [string, integer] },
  ),
  ...quiet("one value and a constant", { enum: ["a"] }, { const: "a" }),
  ...quiet("allOf in one piece", { allOf: [a, b] }, object({ a: string, b: string }, "a", "b")),
  ...values("another type", string, integer, BOTH, BOTH),
  ...narrower("a list of values", string, { ...string, enum: ["a"] }),
  ...narrower("fewer values", { enum: ["a", "b"] }, { enum: ["a"] }),

  // Forms.
  ...narrower("oneOf for anyOf", { anyOf: [a, b] }, { oneOf: [a, b] }),
  ...narrower("fewer forms", { anyOf: [a, b, c] }, { anyOf: [a, b] }),
  ...narrower(
    "fewer forms of oneOf",
    { oneOf: tagged("a", "b", "c") },
    { oneOf: tagged("a", "b") },
  ),
  ...quiet(
    "oneOf for anyOf of forms apart",
    { anyOf: tagged("a", "b") },
    { oneOf: tagged("a", "b") },
  ),
  ...values("fewer forms that overlap", { oneOf: [a, b, c] }, { oneOf: [a, b] }, BOTH, BOTH),
  ...values(
    "a wider form of those that overlap",
    { oneOf: [a, b] },
    { oneOf: [a, {}] },
    BOTH,
    BOTH,
  ),
  ...values("other forms", { anyOf: [a, b] }, { oneOf: [b, c] }, BOTH, BOTH),

  // Fields.
  ...values("an optional field", a, object({ a: string, f: string }, "a"), "nobody", "nobody"),
  ...values("a required field", a, object({ a: string, f: string }, "a", "f"), "clients", "server"),
  ...values("an optional field, gone", object({ f: string }), object({}), "nobody", "clients"),
  ...values("a required field, gone", object({ f: string }, "f"), object({}), "server", "clients"),
  ...narrower("a field that is required", object({ f: string }), object({ f: string }, "f")),
  ...narrower("unknown fields refused", a, closed(a)),
  ...narrower(
    "typed values of a free object",
    { type: "object" },
    { type: "object", additionalProperties: string },
  ),

  // Parameters, bodies, credentials.
  ["an optional parameter", document({}), parameter({}), "nobody"],
  ["a required parameter", document({}), parameter({ required: true }), "clients"],
  ["an optional parameter, gone", parameter({}), document({}), "clients"],
  ["a required parameter, gone", parameter({ required: true }), document({}), "clients, server"],
  ["a parameter that is required", parameter({}), parameter({ required: true }), "clients"],
  ["a parameter that is optional", parameter({ required: true }), parameter({}), "server"],
  [
    "the style of a parameter",
    parameter({}),
    parameter({ style: "deepObject" }),
    "clients, server",
  ],
  [
    "a parameter of the path item",
    paths({ "/x": { post: { parameters: [{ name: "q", in: "query", schema: string }] } } }),
    paths({ "/x": { parameters: [{ name: "q", in: "query", schema: string }], post: {} } }),
    "nobody",
  ],
  ["a required body", document({}), request(string), "clients"],
  ["no body any more", request(string), document({}), "clients, server"],
  [
    "a body that may be left out",
    request(string),
    document({ requestBody: json(string) }),
    "server",
  ],
  [
    "a charset of JSON in a request",
    request(string),
    document({
      requestBody: { required: true, ...json(string, "application/json; charset=utf-8") },
    }),
    "nobody",
  ],
  [
    "another charset",
    document({ requestBody: json(string, "text/csv") }),
    document({ requestBody: json(string, "text/csv; charset=latin1") }),
    "clients, server",
  ],
  [
    "another version of a media type",
    document({ requestBody: json(string, "application/json; version=1") }),
    document({ requestBody: json(string, "application/json; version=2") }),
    "clients, server",
  ],
  ["credentials", document({}), document({ security: [{ token: [] }] }), "clients, server"],
  [
    "further credentials",
    document({ security: [{ token: [] }] }),
    document({ security: [{ token: [] }, { key: [] }] }),
    "server",
  ],

  // Answers.
  [
    "a charset of JSON in an answer",
    answer(string),
    document({
      responses: { 200: { description: "", ...json(string, 'application/JSON;charset="UTF-8"') } },
    }),
    "nobody",
  ],
  [
    "another media type of an answer",
    answer(string),
    document({ responses: { 200: { description: "", ...json(string, "text/plain") } } }),
    "clients, server",
  ],
  [
    "a new status of success",
    document({ responses: { 200: {} } }),
    document({ responses: { 200: {}, 202: {} } }),
    "clients",
  ],
  [
    "a new status of failure",
    document({ responses: { 200: {} } }),
    document({ responses: { 200: {}, 404: {} } }),
    "nobody",
  ],
  ["a header of an answer, gone", header(string), document({ responses: { 200: {} } }), "clients"],
  ["a header of an answer", document({ responses: { 200: {} } }), header(string), "nobody"],
  [
    "the code of a refused value",
    request(string),
    request({ ...string, "x-issue-code": "blank" }),
    "clients",
  ],

  // Operations and addresses.
  ["an operation", paths({}), document({}), "nobody"],
  ["an operation, gone", document({}), paths({}), "clients"],
  ["another address", paths(at("/a")), paths(at("/b")), "clients"],
  ["another method", paths(at("/a")), paths(at("/a", {}, "put")), "clients"],
  [
    "a further address, beside the old one",
    paths(at("/a")),
    paths({ ...at("/a"), ...at("/b", { operationId: "changeThingNow" }) }),
    "nobody",
  ],
  ["another operationId", paths(at("/a")), paths(at("/a", { operationId: "edit" })), "clients"],
  ["a server", document({}), document({}, { servers: [{ url: "https://a" }] }), "nobody"],
  ["a server, gone", document({}, { servers: [{ url: "https://a" }] }), document({}), "clients"],
  ["a server of an operation", document({}), document({ servers: [{ url: "https://a" }] }), BOTH],
  [
    "a server of a path",
    paths({ "/x": { post: {} } }),
    paths({ "/x": { servers: [{ url: "https://a" }], post: {} } }),
    BOTH,
  ],
  ["a callback", document({}), document({ callbacks: { done: {} } }), BOTH],

  // Webhooks: the server sends them.
  [
    "a webhook",
    document({}, { webhooks: {} }),
    document({}, { webhooks: { changed: {} } }),
    "nobody",
  ],
  ["a webhook, gone", hook({}), hook(undefined), "clients"],
  ["a webhook of another name", hook({}), hook({}, "edited"), "clients"],
  ["the description of a webhook", hook({}), hook({ description: "x" }), "nobody"],
  [
    "a field of a webhook, gone",
    hook({ requestBody: json({ $ref: "#/components/schemas/X" }) }, "a", object({ f: string })),
    hook({ requestBody: json({ $ref: "#/components/schemas/X" }) }, "a", object({})),
    "clients",
  ],
  [
    "a further field of a webhook",
    hook({ requestBody: json(object({})) }),
    hook({ requestBody: json(object({ f: string })) }),
    "nobody",
  ],
  ["a webhook without its body", hook({ requestBody: json(string) }), hook({}), BOTH],
  ["what a webhook is answered", hook({}), hook({ responses: { 204: {} } }), BOTH],

  // False alarms that follow a rule: names that generated clients have.
  ["another name of a path parameter", document({}), paths(at("/things/{number}")), "clients"],
  [
    "another name of a schema",
    document({}, { components: { schemas: { Thing: string } } }),
    document({}, { components: { schemas: { Item: string } } }),
    "clients",
  ],
];
