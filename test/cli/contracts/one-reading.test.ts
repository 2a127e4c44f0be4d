import { describe, expect, test } from "vitest";
import { contracts } from "../../../src/cli/contracts/command.ts";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { list } from "../../../src/cli/list/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

type Files = Readonly<Record<string, unknown>>;
const D07 = "http://json-schema.org/draft-07/schema#";
const D19 = "https://json-schema.org/draft/2019-09/schema";
const D20 = "https://json-schema.org/draft/2020-12/schema";
const EVENT = "order.placed-v1";
const asyncApi = (messages: object, more: object = {}) => ({
  asyncapi: "3.0.0",
  components: { messages, ...more },
});
const withPayload = (payload: unknown) => asyncApi({ [EVENT]: { payload } });
const openApi = (version: string, schemas: object, more: object = {}) => ({
  openapi: version,
  components: { schemas },
  ...more,
});
const body = (schema: unknown) => ({
  post: { requestBody: { content: { "application/json": { schema } } } },
});

/** Judges payloads of an event by the first of the files, and returns which are valid. */
async function judged(files: Files, ...payloads: unknown[]) {
  const messages = payloads.map((payload) => JSON.stringify({ type: EVENT, payload })).join("\n");
  const cwd = folderOf({ ...files, "m.ndjson": messages });
  const args = ["m.ndjson", "--contracts", Object.keys(files)[0] ?? "", "--format", "json"];
  const { code, out, err } = await outcomeOf(validate, args, { cwd });
  const issues = out === "" ? [] : (JSON.parse(out) as { issues: Finding[] }).issues;
  const invalid = new Set(issues.map(({ line }) => line));
  return { code, err, valid: payloads.map((_, index) => !invalid.has(index + 1)) };
}

/** What lint says: `file:line:column code detail`. */
async function linted(files: Files, ...places: string[]) {
  const named = places.length > 0 ? places : [Object.keys(files)[0] ?? ""];
  const args = ["lint", ...named, "--format", "json"];
  const { code, out, err } = await outcomeOf(contracts, args, { cwd: folderOf(files) });
  const { issues = [] } = (out === "" ? {} : JSON.parse(out)) as { issues?: Finding[] };
  const told = issues.map(
    ({ file, line, column, code, detail }) => `${file}:${line}:${column} ${code} ${detail}`,
  );
  return { code, err, told };
}

describe("a file is read in the dialect that it names", () => {
  const refused: readonly [keyword: object, payload: object][] = [
    [
      { properties: { a: {} }, unevaluatedProperties: false },
      { a: 1, b: 1 },
    ],
    [{ dependentRequired: { a: ["b"] } }, { a: 1 }],
    [{ properties: { a: { prefixItems: [{ type: "string" }] } } }, { a: [1] }],
  ];
  test.each(refused)("a payload of AsyncAPI with %j", async (keyword, payload) => {
    const files = {
      "bus.json": withPayload({ $ref: "x.json" }),
      "x.json": { $schema: D20, type: "object", ...keyword },
    };
    expect(await judged(files, payload, {})).toEqual({ code: 1, err: "", valid: [false, true] });
    // Without a name of its own, it is read as what refers to it.
    const unnamed = { ...files, "x.json": { type: "object", ...keyword } };
    expect(await judged(unnamed, payload)).toMatchObject({
      code: 0,
      err: expect.stringContaining("means nothing in draft-07"),
    });
  });

  const tuple = { properties: { a: { items: [{ type: "string" }], additionalItems: false } } };
  const nullable = { properties: { a: { type: "string", nullable: true } } };
  const A = "#/components/schemas/A";
  test.each<[string, Files, unknown, unknown]>([
    [
      "draft-07 from 2020-12",
      { "order.placed-v1.json": { $ref: "x.json" }, "x.json": { $schema: D07, ...tuple } },
      { a: ["x"] },
      { a: ["x", "y"] },
    ],
    [
      "2019-09 from draft-07, in a part of it",
      {
        "order.placed-v1.json": { $schema: D07, $ref: "x.json#/$defs/A" },
        "x.json": { $schema: D19, $defs: { A: { ...tuple, dependentRequired: { a: ["b"] } } } },
      },
      { a: ["x"], b: 1 },
      { a: ["x"] },
    ],
    [
      "draft-07 in a schema inside of one of 2020-12",
      { "order.placed-v1.json": { type: "object", properties: { b: { $schema: D07, ...tuple } } } },
      { b: { a: ["x"] } },
      { b: { a: [1] } },
    ],
    [
      "OpenAPI 3.0 from AsyncAPI",
      {
        "bus.json": withPayload({ $ref: `api.json${A}` }),
        "api.json": openApi("3.0.3", { A: nullable }),
      },
      { a: null },
      { a: 1 },
    ],
    [
      "OpenAPI 3.0 from 3.1, by the path of a webhook",
      {
        "api.json": openApi("3.1.0", {}, { webhooks: { [EVENT]: { $ref: "old.json#/x-hook" } } }),
        "old.json": openApi("3.0.3", { A: nullable }, { "x-hook": body({ $ref: A }) }),
      },
      { a: null },
      { a: 1 },
    ],
    [
      "OpenAPI 3.0 whose paths lie in another file",
      {
        "api.json": openApi("3.0.3", {}, { paths: { [`/${EVENT}`]: { $ref: "paths.json#/p" } } }),
        "paths.json": { p: body(nullable) },
      },
      { a: null },
      { a: 1 },
    ],
  ])("%s", async (_, files, good, bad) => {
    expect(await judged(files, good, bad)).toEqual({ code: 1, err: "", valid: [true, false] });
  });

  test("a file without a name is not read in two dialects for one event", async () => {
    const files = {
      "bus.json": withPayload({
        properties: { a: { $ref: "shape.json" }, b: { $ref: "x.json#/$defs/B" } },
      }),
      "x.json": { $schema: D20, $defs: { B: { $ref: "shape.json" } } },
      "shape.json": { type: "object" },
    };
    const words =
      "shape.json is read as draft-07 for bus.json and as 2020-12 for x.json: give it a $schema.\n";
    expect(await judged(files, {})).toMatchObject({ code: 2, err: words });
  });

  test.each<[unknown, string]>([
    ["4.0.0", "4.0.0"],
    ["v3.0.1", "v3.0.1"],
    [3, "3"],
  ])("a document of OpenAPI %j is not guessed", async (version, told) => {
    const files = { "api.json": { openapi: version, components: { schemas: { [EVENT]: {} } } } };
    const { code, err } = await judged(files, {});
    expect([code, err.startsWith(`api.json is of OpenAPI ${told}, and `)]).toEqual([2, true]);
  });

  test("nor is AsyncAPI 1", async () => {
    const { code, err } = await judged({ "bus.json": { ...withPayload({}), asyncapi: "1.2.0" } });
    expect([code, err]).toEqual([2, "bus.json is of AsyncAPI 1.2.0, and 2 and 3 are read.\n"]);
  });
});

describe("a name stands for one event", () => {
  const one = { type: "object" };
  const two = { type: "object", required: ["b"] };
  const channels = (first: object, second: object) => ({
    asyncapi: "3.0.0",
    channels: { x: { messages: { m: first } }, y: { messages: { m: second } } },
    components: { schemas: { One: one, Two: two } },
  });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  test.each<[string, object]>([
    ["messages", asyncApi({ A: { name: EVENT, payload: one }, B: { name: EVENT, payload: two } })],
    [
      "messages of two channels",
      channels({ name: EVENT, payload: one }, { name: EVENT, payload: two }),
    ],
    ["the same key in two channels", channels({ payload: one }, { payload: two })],
    [
      "the same schema in two dialects",
      asyncApi({
        A: { name: EVENT, payload: one },
        B: {
          name: EVENT,
          payload: { schemaFormat: `application/schema+json;version=2020-12`, schema: one },
        },
      }),
    ],
    [
      "a webhook and a schema",
      openApi("3.1.0", { [EVENT]: two }, { webhooks: { [EVENT]: body(one) } }),
    ],
    [
      "two methods of a path",
      openApi("3.1.0", {}, { paths: { [`/${EVENT}`]: { ...body(one), put: body(two).post } } }),
    ],
  ])("and not for two: %s", async (_, document) => {
    const words =
      /^doc\.json has two events called \S+, at doc\.json:1:\d+ and doc\.json:1:\d+: give each/;
    const { code, err } = await judged({ "doc.json": document }, {});
    expect(err).toMatch(words);
    expect(code).toBe(2);
    const { told } = await linted({ "doc.json": document });
    expect(told).toEqual([
      expect.stringMatching(/^doc\.json:1:1 unreadable the file has two events/),
    ]);
  });

  test.each<[string, object]>([
    [
      "one schema by two ways",
      channels({ name: EVENT, payload: ref("Two") }, { name: EVENT, payload: ref("Two") }),
    ],
    ["the same text", channels({ name: EVENT, payload: two }, { name: EVENT, payload: two })],
    [
      "a webhook that refers to the schema",
      openApi(
        "3.1.0",
        { [EVENT]: two },
        {
          webhooks: { [EVENT]: body({ $ref: `#/components/schemas/${EVENT}` }) },
        },
      ),
    ],
  ])("which may be there twice: %s", async (_, document) => {
    const verdicts = await judged({ "doc.json": document }, { b: 1 }, {});
    expect(verdicts).toEqual({ code: 1, err: "", valid: [true, false] });
  });

  test("and all its examples are judged", async () => {
    const message = (b: unknown) => ({
      name: EVENT,
      payload: ref("Two"),
      examples: [{ payload: b }],
    });
    const { code, told } = await linted({ "doc.json": channels(message({ b: 1 }), message({})) });
    expect([code, told]).toEqual([
      1,
      [expect.stringContaining("invalid_example payload.b is required")],
    ]);
  });
});

describe("messages of AsyncAPI", () => {
  test("that have no schema are told", async () => {
    const files = {
      "bus.json": asyncApi({
        [EVENT]: { payload: { type: "object" } },
        none: {},
        yes: { payload: true },
        no: {
          payload: { schemaFormat: "application/schema+json;version=draft-07", schema: false },
        },
      }),
    };
    const err =
      "Contracts: 3 messages passed over: none of bus.json (its payload is undefined), yes of bus.json (its payload is true) and no of bus.json (its payload is false).\n";
    expect(await judged(files, {})).toEqual({ code: 0, err, valid: [true] });
    expect(await linted(files)).toMatchObject({ code: 0, err });
  });

  test("and webhooks without a body in JSON, too", async () => {
    const files = {
      "api.json": openApi(
        "3.1.0",
        { [EVENT]: {}, "order.sent-v1": true },
        {
          webhooks: {
            hook: { post: { requestBody: { content: { "text/plain": { schema: {} } } } } },
          },
        },
      ),
    };
    const err =
      "Contracts: 2 messages passed over: hook of api.json (without a body in JSON that has a schema) and order.sent-v1 of api.json (its schema is true).\n";
    expect(await judged(files, {})).toMatchObject({ code: 0, err });
  });

  const bad = { payload: { type: "object", required: ["b"] } };
  const AVRO = "application/vnd.apache.avro;version=1.9.0";
  test.each<[string, object]>([
    ["named by a trait", asyncApi({ A: { traits: [{ name: EVENT }], ...bad } })],
    [
      "named by a trait that lies elsewhere",
      asyncApi(
        { A: { traits: [{ $ref: "#/components/messageTraits/T" }], ...bad } },
        { messageTraits: { T: { name: EVENT } } },
      ),
    ],
    [
      "whose name stands above a trait",
      asyncApi({ A: { name: EVENT, traits: [{ name: "x" }], ...bad } }),
    ],
    [
      "of AsyncAPI 2, where a trait stands above the name",
      {
        ...asyncApi({ A: { name: "x", traits: [{ name: "y" }, { name: EVENT }], ...bad } }),
        asyncapi: "2.6.0",
      },
    ],
    [
      "of a channel that lies elsewhere",
      {
        asyncapi: "3.0.0",
        channels: { x: { $ref: "#/components/channels/X" } },
        components: { channels: { X: { messages: { [EVENT]: bad } } } },
      },
    ],
    [
      "in a list of a list",
      {
        asyncapi: "2.6.0",
        channels: { x: { publish: { message: { $ref: "#/components/messages/All" } } } },
        components: {
          messages: {
            All: {
              oneOf: [
                { name: "x", payload: {} },
                { name: EVENT, ...bad },
              ],
            },
          },
        },
      },
    ],
    [
      "whose format and schema lie elsewhere",
      asyncApi(
        { [EVENT]: { payload: { $ref: "#/components/schemas/X" } } },
        {
          schemas: {
            X: { schemaFormat: "application/schema+json;version=2020-12", schema: bad.payload },
          },
        },
      ),
    ],
  ])("are judged: %s", async (_, bus) => {
    const { code, valid } = await judged({ "bus.json": bus }, { b: 1 }, {});
    expect([code, valid]).toEqual([1, [true, false]]);
  });

  test("in the format of a trait are passed over", async () => {
    const bus = asyncApi({
      [EVENT]: bad,
      A: { traits: [{ schemaFormat: AVRO }], payload: "record" },
    });
    const { err } = await judged({ "bus.json": { ...bus, asyncapi: "2.6.0" } }, { b: 1 });
    expect(err).toBe(`Contracts: 1 message passed over: A of bus.json (${AVRO}).\n`);
  });
});

describe("a reference leads to one schema", () => {
  const messages = { [EVENT]: { payload: {} } };
  test.each<[string, object, string]>([
    ["the document", withPayload({ properties: { a: { $ref: "#" } } }), "#"],
    [
      "a message",
      {
        ...asyncApi({
          ...messages,
          X: { name: "x", payload: {} },
          Y: { payload: { $ref: "#/components/messages/X" } },
        }),
      },
      "#/components/messages/X",
    ],
    [
      "all schemas",
      asyncApi(
        { A: { payload: { $ref: "#/components/schemas" } } },
        { schemas: { X: { type: "object" } } },
      ),
      "#/components/schemas",
    ],
    [
      "a body",
      openApi("3.1.0", { [EVENT]: { $ref: "#/components/requestBodies/B" } }),
      "#/components/requestBodies/B",
    ],
  ])("and not to %s", async (_, document, reference) => {
    const whole = {
      ...document,
      components: {
        requestBodies: { B: { required: true, content: {} } },
        ...(document as { components?: object }).components,
      },
    };
    const { code, err } = await judged({ "doc.json": whole }, {});
    const words = `refers to ${reference}, where no schema is.\n`;
    expect([code, err.replace(/^doc\.json:1:\d+ /, "")]).toEqual([2, words]);
  });

  test("and `#` in a schema with an $id is not read as another document", async () => {
    const inner = {
      $id: "https://example.com/a",
      $ref: "#/$defs/B",
      $defs: { B: { type: "object" } },
    };
    const $defs = { A: inner, B: { type: "string" }, C: { $id: "https://example.com/c" } };
    for (const $ref of ["#/$defs/A", "#/$defs/A/properties/x"]) {
      const within = { ...inner, properties: { x: { $ref: "#/$defs/B" } } };
      const schema = { $ref, $defs: { ...$defs, A: within } };
      const { code, err } = await judged({ [`${EVENT}.json`]: schema }, "x");
      const words = "refers to #/$defs/B inside of a schema with an $id, which is not read here.\n";
      expect([code, err.replace(/^\S+\.json:1:\d+ /, "")]).toEqual([2, words]);
    }
    expect(await judged({ [`${EVENT}.json`]: { $ref: "#/$defs/C", $defs } }, 1)).toMatchObject({
      code: 0,
    });
  });
});

describe("a mapping of a discriminator", () => {
  const cat = (field: string) => ({
    type: "object",
    properties: { kind: { type: "string" }, [field]: { type: "integer" } },
    required: ["kind", field],
  });
  const pets = (mapping: object, ...more: object[]) =>
    openApi("3.1.0", {
      [EVENT]: {
        oneOf: [{ $ref: "a.json#/Cat" }, { $ref: "b.json#/Cat" }],
        discriminator: { propertyName: "kind", mapping },
      },
      ...more[0],
    });
  const others = { "a.json": { Cat: cat("a") }, "b.json": { Cat: cat("b") } };

  test("is the address that it is", async () => {
    const files = { "api.json": pets({ x: "a.json#/Cat", y: "./b.json#/Cat" }), ...others };
    const payloads = [
      { kind: "x", a: 1 },
      { kind: "x", b: 1 },
      { kind: "y", b: 1 },
      { kind: "y", a: 1 },
    ];
    expect(await judged(files, ...payloads)).toMatchObject({ valid: [true, false, true, false] });
  });

  test.each<[string, object]>([
    ["by a name", { x: "Cat" }],
    ["by no mapping", {}],
    ["by one address", { x: "b.json#/Cat", Cat: "b.json#/Cat" }],
  ])("leads to one form, %s", async (_, mapping) => {
    const { code, err } = await judged({ "api.json": pets(mapping), ...others }, { kind: "x" });
    const words = /^api\.json:1:\d+ has a discriminator, kind, that leads from /;
    expect([code, words.test(err), err.endsWith(" to two forms.\n")]).toEqual([2, true, true]);
  });

  test("to a schema of its name elsewhere is told", async () => {
    const files = {
      "api.json": pets({ x: "Cat", y: "b.json#/Cat" }, { Cat: cat("c") }),
      ...others,
    };
    const { told } = await linted(files);
    expect(told).toContainEqual(expect.stringContaining("x is mapped to Cat, which is no form"));
  });
});

test.each([
  [
    "JSON",
    `${EVENT}.json`,
    '{"type":"object",\n "required":["a"],"required":[]}',
    "line 2, column 19",
  ],
  ["YAML", `${EVENT}.yaml`, "type: object\nrequired: [a]\nrequired: []\n", "line 3, column 1"],
])("a keyword that stands twice in %s is an error", async (_, file, text, place) => {
  const { code, err } = await judged({ [file]: text }, {});
  expect([code, err.includes(place)]).toEqual([2, true]);
});

test("a merge key of YAML brings its rules", async () => {
  const text = "type: object\n$defs: { A: &a { required: [b] } }\n<<: *a\n";
  expect(await judged({ [`${EVENT}.yaml`]: text }, { b: 1 }, {})).toMatchObject({
    valid: [true, false],
  });
});

describe("contracts lint", () => {
  const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  const examples = [{ a: "x" }, { a: 5 }, {}];
  const media = (more: object) => ({
    post: { requestBody: { content: { "application/json": { schema, ...more } } } },
  });
  const wrong = ["a must be a string", "a is required"];
  test.each<[string, object]>([
    [`${EVENT}.json`, { ...schema, examples }],
    [
      "bus.json",
      asyncApi({
        [EVENT]: { payload: schema, examples: examples.map((payload) => ({ payload })) },
      }),
    ],
    [
      "api.json",
      openApi(
        "3.1.0",
        {},
        {
          webhooks: {
            [EVENT]: media({
              examples: {
                x: { value: examples[0] },
                y: { $ref: "#/components/examples/Y" },
                z: { value: {} },
              },
            }),
          },
          components: { examples: { Y: { value: examples[1] } } },
        },
      ),
    ],
  ])("judges all examples of %s", async (file, document) => {
    const { code, told } = await linted({ [file]: document });
    expect(code).toBe(1);
    expect(told).toHaveLength(2);
    for (const [index, words] of wrong.entries()) {
      expect(told[index]).toContain(" invalid_example ");
      expect(told[index]).toContain(words);
    }
  });

  test("judges an example in a file that OpenAPI refers to", async () => {
    const files = {
      "api.json": openApi("3.1.0", { [EVENT]: { $ref: "shape.json" } }),
      "shape.json": { type: "object", example: 5 },
    };
    expect((await linted(files)).told).toContainEqual(
      "shape.json:1:28 invalid_example example must be an object, not the number 5",
    );
  });

  test("judges examples and defaults of fields, each where it stands", async () => {
    const shape = { type: "integer", default: "x", examples: [1, 2.5] };
    const document = openApi("3.0.3", {
      [EVENT]: {
        type: "object",
        properties: {
          a: { type: "string", nullable: true, default: null, example: 7 },
          default: { type: "integer" },
          b: { $ref: "#/components/schemas/Shape" },
        },
        example: { a: null },
      },
      Shape: shape,
    });
    const { told } = await linted({ "api.json": document });
    const text = JSON.stringify(document);
    const at = (part: string) => `api.json:1:${text.indexOf(part) + 1} invalid_example`;
    expect(told).toEqual([
      `${at('7},"default"')} example must be a string or null, not the number 7`,
      `${at('"x","examples"')} default must be an integer, not the string "x"`,
      `${at("2.5")} examples.1 must be an integer, not the number 2.5`,
    ]);
  });

  test.each<[string, Files, string[]]>([
    ["a configuration of nothing", { "energy-contracts.config.json": {} }, []],
    ["an empty list", { "energy-contracts.config.json": { contracts: [] } }, []],
    ["a payload that is called after an event", { "c/account.created-v1.json": { a: 1 } }, ["c"]],
  ])("ends with 2 for %s", async (_, files, places) => {
    const args = ["lint", ...places];
    const { code, out, err } = await outcomeOf(contracts, args, { cwd: folderOf(files) });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("No event was found, so nothing was judged: ");
  });
});

test("a chain of references is read, or its file is refused", async () => {
  const chain = (length: number, next: (reference: string) => object) => ({
    $ref: "#/$defs/d0",
    $defs: Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `d${at}`,
        at + 1 < length ? next(`#/$defs/d${at + 1}`) : {},
      ]),
    ),
  });
  const bare = (reference: string) => ({ $ref: reference });
  const deeper = (reference: string) => ({ properties: { n: { $ref: reference } } });
  for (const [schema, code] of [
    [chain(200, bare), 0],
    [chain(5000, bare), 2],
    [chain(5000, deeper), 2],
  ] as const) {
    const cwd = folderOf({ [`${EVENT}.json`]: schema, "m.json": { type: EVENT, payload: {} } });
    const flags = ["--contracts", `${EVENT}.json`];
    const outcome = await outcomeOf(validate, ["m.json", ...flags], { cwd });
    expect([outcome.code, outcome.err.split("\n").length]).toEqual([code, code === 0 ? 1 : 2]);
    if (code === 0) expect(await outcomeOf(list, flags, { cwd })).toMatchObject({ code });
  }
});

test("a payload for which ajv fails is not taken for valid", async () => {
  const form = {
    type: "object",
    patternProperties: { "^b": { type: "null" } },
    oneOf: [{ properties: { b: { type: "number" } } }, { required: ["a"] }],
  };
  const unevaluated = { type: "object", properties: { b: form }, unevaluatedProperties: false };
  const payload = { b: { b: null, a: null } };
  const files = { [`${EVENT}.json`]: unevaluated };
  expect(await judged(files, payload, {})).toMatchObject({ code: 2, valid: [false, true] });
});

test("a list of messages that leads to itself ends", async () => {
  const All = { oneOf: [{ $ref: "#/components/messages/All" }, { name: EVENT, payload: {} }] };
  const bus = { ...asyncApi({ All }), asyncapi: "2.6.0" };
  expect(await judged({ "bus.json": bus }, {})).toMatchObject({ code: 0 });
  const Self = { $ref: "#/components/messages/Self" };
  expect(await judged({ "bus.json": asyncApi({ Self }) })).toMatchObject({ code: 2 });
});

test("a message without a JSON Schema does not share its name", async () => {
  const messages = { A: { name: EVENT, payload: {} }, B: { name: EVENT } };
  const { code, err } = await judged({ "bus.json": asyncApi(messages) }, {});
  const words = `bus.json has two events called ${EVENT}, one without a JSON Schema.\n`;
  expect([code, err]).toEqual([2, words]);
});

test("what is no schema is not taken for one that allows all", async () => {
  const { code, err } = await judged({ "bus.json": withPayload({ schema: { type: "object" } }) });
  const words = `bus.json:1:76 has no schema for ${EVENT}, but something else.\n`;
  expect([code, err]).toEqual([2, words]);
});

test("a file is found however its ending is written", async () => {
  const files = { "c/order.placed-v1.JSON": { type: "object", required: ["a"] } };
  const { code, told } = await linted(files, "c");
  expect([code, told.length]).toEqual([0, 1]);
});

test.each<[object, string]>([
  [{ $async: true, type: "object" }, "uses $async"],
  [{ $schema: D20, $defs: { A: { type: "object" } } }, "nothing in it says what an event has"],
])("%j is refused", async (schema, words) => {
  const { code, err } = await judged({ [`${EVENT}.json`]: schema }, {});
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test("a list that is shorter than its prefix has to contain what it must", async () => {
  const list = { prefixItems: [{ type: "string" }], contains: { const: "x" } };
  const files = { [`${EVENT}.json`]: { properties: { a: list } } };
  const payloads = [{ a: [] }, { a: ["y"] }, { a: ["y", "x"] }];
  expect(await judged(files, ...payloads)).toMatchObject({ valid: [false, false, true] });
  const many = { ...list, minContains: 0, maxContains: 1 };
  const counted = { [`${EVENT}.json`]: { properties: { a: many } } };
  expect(await judged(counted, ...payloads, { a: ["x", "x"] })).toMatchObject({
    valid: [true, true, true, false],
  });
});

test("a form of a choice may be false", async () => {
  const choice = { [`${EVENT}.json`]: { anyOf: [false, { required: ["a"] }] } };
  expect(await judged(choice, {}, { a: 1 })).toMatchObject({ code: 1, valid: [false, true] });
});

test("a schema of a known dialect needs no keyword that says what it has", async () => {
  const schema = { $schema: D20, minProperties: 1, $defs: { A: { type: "object" } } };
  expect(await judged({ [`${EVENT}.json`]: schema }, { a: 1 }, {})).toMatchObject({
    code: 1,
    valid: [true, false],
  });
});
