import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from "graphql";
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import type { HandlerRequest, Schemas } from "../../../src/servers/handlers/handler.ts";
import { obtainPlatformToken } from "../../../src/servers/handlers/obtainPlatformToken.ts";
import { isValidToken } from "../../../src/servers/handlers/rules/tokens.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import { makeContext, NOW } from "./make-context.ts";

type Body = HandlerRequest<"obtainPlatformToken">["body"];
type Answer = Schemas["GraphqlResponse"];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(openApi, "bundle");
const isDeclared = ajv.compile({ $ref: "bundle#/components/schemas/GraphqlResponse" });

const operation = openApi.paths["/v1/graphql/"].post;
const requests = operation.requestBody.content["application/json"].examples;
const responses = operation.responses["200"].content["application/json"].examples;
const MUTATION = requests.withKey.value.query;
const KEY = "sk_demo_4fJ2mQ8vXr7LwT";

/** Sends a request, and checks the answer against the contract. */
async function send(body: Body, context = makeContext()): Promise<Answer> {
  const { status, body: answer } = await obtainPlatformToken(
    { body, parameters: {}, url: () => "http://localhost/v1/graphql/" },
    context,
  );
  expect(status).toBe(200);
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  expect(isDeclared(sent), JSON.stringify(isDeclared.errors)).toBe(true);
  return sent as Answer;
}

const obtain = (input: unknown, context = makeContext()) =>
  send({ query: MUTATION, variables: { input } }, context);
/** The errors of a document, as code and message. */
const errorsOf = async (body: Body) =>
  ((await send(body)).errors ?? []).map(
    ({ message, extensions }) => `${extensions?.code}: ${message}`,
  );

describe("the mutation", () => {
  test("answers an API key with a token, as in the example of the contract", async () => {
    const context = makeContext();
    const { data } = await send(requests.withKey.value, context);
    expect(Object.keys(data?.obtainPlatformToken ?? {})).toEqual(
      Object.keys(responses.token.value.data.obtainPlatformToken),
    );
    expect(data?.obtainPlatformToken?.refreshExpiresIn).toBe(NOW / 1000 + 604_800);
    expect(await isValidToken(data?.obtainPlatformToken?.token ?? "", context)).toBe(true);
  });

  test("answers a refresh token with a new token, once", async () => {
    const context = makeContext();
    const { refreshToken } =
      (await obtain({ APIKey: KEY }, context)).data?.obtainPlatformToken ?? {};
    const { data } = await obtain({ refreshToken }, context);
    expect(await isValidToken(data?.obtainPlatformToken?.token ?? "", context)).toBe(true);
    expect(await obtain({ refreshToken }, context)).toMatchObject({
      data: { obtainPlatformToken: null },
      errors: [
        {
          message:
            "The refresh token is not valid, was used before, or has expired. Send the API key.",
          path: ["obtainPlatformToken"],
        },
      ],
    });
  });

  test("answers a wrong key as in the example of the contract", async () => {
    expect(await obtain({ APIKey: "sk_demo_wrong" })).toEqual(responses.wrongKey.value);
  });

  test.each([
    {},
    { APIKey: null },
    { APIKey: KEY, refreshToken: "rt_8VhPz2Kc6dYw" },
    { APIKey: null, refreshToken: null },
  ])("asks for exactly one of key and refresh token, not %j", async (input) => {
    expect(await obtain(input)).toMatchObject({
      data: { obtainPlatformToken: null },
      errors: [
        { message: "Send either APIKey or refreshToken.", extensions: { code: "invalid_request" } },
      ],
    });
  });

  test("takes the key with a refresh token that is null, and values written in the document", async () => {
    expect((await obtain({ APIKey: KEY, refreshToken: null })).errors).toBeUndefined();
    expect(
      (
        await send({
          query: `mutation { obtainPlatformToken(input: { APIKey: "${KEY}" }) { token } }`,
        })
      ).errors,
    ).toBeUndefined();
  });

  test("returns the fields that were asked for, under the names that were asked for", async () => {
    const query = `mutation { first: obtainPlatformToken(input: { APIKey: "${KEY}" }) { bearer: token } }`;
    expect((await send({ query })).data).toEqual({
      first: { bearer: expect.stringMatching(/^tk_/) },
    });
  });

  test("answers each of several under its name", async () => {
    const query = `mutation { a: obtainPlatformToken(input: {}) { token } b: obtainPlatformToken(input: {}) { token } }`;
    expect((await send({ query })).errors).toMatchObject([{ path: ["a"] }, { path: ["b"] }]);
  });

  test("answers to the documented name, which begins with a capital letter", async () => {
    const query = `mutation { ObtainPlatformToken(input: { APIKey: "${KEY}" }) { token } }`;
    expect((await send({ query })).data).toEqual({
      ObtainPlatformToken: { token: expect.stringMatching(/^tk_/) },
    });
    expect(await send({ query: query.replace(KEY, "wrong") })).toMatchObject({
      data: { ObtainPlatformToken: null },
      errors: [{ path: ["ObtainPlatformToken"], extensions: { code: "authentication_failed" } }],
    });
  });

  test("can return a moment beyond 2038", async () => {
    const context = makeContext({}, createMemoryStore({ clock: () => Date.UTC(2060, 0, 1) }));
    expect(
      (await send(requests.withKey.value, context)).data?.obtainPlatformToken?.refreshExpiresIn,
    ).toBe(Date.UTC(2060, 0, 8) / 1000);
  });
});

describe("a request", () => {
  const TWO = `query First { about } mutation Second($input: ObtainPlatformTokenInput!) { obtainPlatformToken(input: $input) { token } }`;

  test("runs the operation that it names", async () => {
    expect((await send({ query: TWO, operationName: "First" })).data).toEqual({
      about: expect.any(String),
    });
    expect(
      (await send({ query: TWO, operationName: "Second", variables: { input: { APIKey: KEY } } }))
        .errors,
    ).toBeUndefined();
  });

  test.each<[string, Body, string]>([
    [
      "has several operations and names none",
      { query: TWO },
      "invalid_request: Must provide operation name",
    ],
    [
      "names an operation that it does not have",
      { query: TWO, operationName: "Third" },
      'invalid_request: Unknown operation named "Third"',
    ],
    [
      "has fragments only",
      { query: "fragment f on Query { about }" },
      "invalid_request: Fragments are for introspection alone. Write out the fields.",
    ],
    [
      "leaves a variable out",
      { query: MUTATION },
      'invalid_request: Variable "$input" of required type',
    ],
    [
      "has a variable of another type",
      { query: MUTATION, variables: { input: 7 } },
      'invalid_request: Variable "$input" got invalid value',
    ],
    [
      "has an unknown field in a variable",
      { query: MUTATION, variables: { input: { apiKey: KEY } } },
      'invalid_request: Variable "$input" got invalid value { apiKey: [hidden] }; Field "apiKey" is not defined by type "ObtainPlatformTokenInput". Did you mean "APIKey"?',
    ],
    [
      "gives null to a variable with a default",
      {
        query:
          "mutation ($i: ObtainPlatformTokenInput = {}) { obtainPlatformToken(input: $i) { token } }",
        variables: { i: null },
      },
      'invalid_request: Argument "input"',
    ],
    [
      "asks for an unknown field",
      { query: "{ abuot }" },
      'invalid_request: Cannot query field "abuot" on type "Query". Did you mean "about"?',
    ],
    ["is a subscription", { query: "subscription { about }" }, "invalid_request: "],
    ["is not GraphQL", { query: "SELECT 1" }, "parse_error: Syntax Error: "],
    ["is blank", { query: " " }, "parse_error: Syntax Error: Unexpected <EOF>."],
  ])("that %s is refused", async (_, body, expected) => {
    const { data, errors } = await send(body);
    expect(
      `${errors?.[0]?.extensions?.code}: ${errors?.[0]?.message}`.startsWith(expected),
      errors?.[0]?.message,
    ).toBe(true);
    expect(data === null || data?.obtainPlatformToken === null).toBe(true);
  });

  test("that is not GraphQL is refused as in the example of the contract", async () => {
    const [example] = responses.invalidDocument.value.errors;
    const answer = await send({ query: "mutation { }" });
    expect(answer).toEqual({
      data: null,
      errors: [{ ...example, locations: [{ line: 1, column: 12 }] }],
    });
  });

  test("is not answered if the server itself fails, and the failure reaches the operator", async () => {
    const failure = new Error("the disk is full");
    const store = { ...createMemoryStore(), write: () => Promise.reject(failure) };
    await expect(send(requests.withKey.value, makeContext({}, store))).rejects.toBe(failure);
  });
});

describe("introspection", () => {
  test.each([
    {},
    {
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      specifiedByUrl: true,
      oneOf: true,
    },
  ])("is answered to tools that ask with %j", async (options) => {
    const { data, errors } = await send({ query: getIntrospectionQuery(options) });
    expect(errors).toBeUndefined();
    const schema = printSchema(buildClientSchema(data as unknown as IntrospectionQuery));
    for (const name of ["obtainPlatformToken", "ObtainPlatformToken"])
      expect(schema).toContain(`  ${name}(input: ObtainPlatformTokenInput!): PlatformToken\n`);
  });
});

describe("a document that asks for too much is refused", () => {
  const doubled = Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
  ).join(" ");

  test.each([
    [
      "by its length",
      `{ about } # ${"x".repeat(10_000)}`,
      "parse_error: The document is longer than 10000 characters.",
    ],
    [
      "by its tokens",
      `{ ${"about ".repeat(600)} }`,
      "parse_error: Syntax Error: Document contains more that 500 tokens. Parsing aborted.",
    ],
    [
      "by its aliases",
      `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: about`).join(" ")} }`,
      "invalid_request: The document has more than 10 aliases.",
    ],
    [
      "by what its fragments come to",
      `{ ...f0 } ${doubled} fragment f40 on Query { about }`,
      "invalid_request: Fragments are for introspection alone. Write out the fields.",
    ],
    [
      "by fragments of introspection that double at each level",
      `{ __schema { types { ...f0 } } } ${doubled.replaceAll("on Query", "on __Type")} fragment f40 on __Type { fields { type { fields { type { fields { name } } } } } }`,
      "invalid_request: Maximum introspection depth exceeded",
    ],
    [
      "by introspection that goes round in circles",
      `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
      "invalid_request: Maximum introspection depth exceeded",
    ],
    [
      "by a fragment inside itself",
      "{ __schema { types { ...a } } } fragment a on __Type { ...b } fragment b on __Type { ...a }",
      "invalid_request: Cannot spread fragment",
    ],
    [
      "by a deep value",
      `{ about(a: ${"[".repeat(240)}${"]".repeat(240)}) }`,
      "invalid_request: Unknown argument",
    ],
  ])("%s", async (_, query, expected) => {
    const errors = await errorsOf({ query });
    expect(errors[0]?.startsWith(expected), errors[0]).toBe(true);
  });

  test("with ten errors at most and one that says so", async () => {
    const fields = Array.from({ length: 60 }, (_, index) => `f${index}`).join(" ");
    expect(await errorsOf({ query: `{ ${fields} }` })).toHaveLength(11);
  });

  test("by its variables", async () => {
    expect(
      await errorsOf({ query: MUTATION, variables: { input: { APIKey: "x".repeat(10_000) } } }),
    ).toEqual(["invalid_request: The variables are longer than 10000 characters."]);
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, 1]));
    expect(await errorsOf({ query: MUTATION, variables: { input: unknown } })).toHaveLength(11);
  });

  test("but not at the limits", async () => {
    const aliases = Array.from({ length: 10 }, (_, index) => `a${index}: about`).join(" ");
    expect(await errorsOf({ query: `{ ${aliases} ${"about ".repeat(460)} }` })).toEqual([]);
    expect(await errorsOf({ query: `{ ${aliases} ${"about ".repeat(480)} }` })).toHaveLength(1);
  });
});

describe("a secret is not repeated in a message", () => {
  const inDocument = (value: string) => ({
    query: `mutation { obtainPlatformToken(input: ${value}) { token } }`,
  });
  test.each<[string, Body]>([
    ["as a wrong key", { query: MUTATION, variables: { input: { APIKey: "sk_live_secret" } } }],
    ["in place of the input", { query: MUTATION, variables: { input: "sk_live_secret" } }],
    ["inside a list", { query: MUTATION, variables: { input: ["sk_live_secret"] } }],
    [
      "inside an object",
      { query: MUTATION, variables: { input: { APIKey: { key: "sk_live_secret" } } } },
    ],
    [
      "beside an unknown field",
      { query: MUTATION, variables: { input: { key: "sk_live_secret" } } },
    ],
    ["with quotes in it", { query: MUTATION, variables: { input: 'sk_live_"secret"' } }],
    ["in the document, in place of the input", inDocument('"sk_live_secret"')],
    ["in the document, in a block", inDocument('"""\n  sk_live_secret\n"""')],
    ["in the document, in a block with quotes", inDocument('"""sk_live "x" y"""')],
    ["in the document, in a list", inDocument('{ APIKey: ["sk_live_secret"] }')],
    ["in the document, without quotes", inDocument("{ APIKey: sk_live_secret }")],
    ["in the document, for an unknown field", inDocument('{ key: "sk_live_secret" }')],
    ["in place of a name", { query: 'mutation { "sk_live_secret" }' }],
    ["as a block in place of a name", { query: 'mutation { """sk_live_secret""" }' }],
    [
      "as a default value",
      {
        query: `mutation ($i: ObtainPlatformTokenInput = "sk_live_secret") { obtainPlatformToken(input: $i) { token } }`,
      },
    ],
  ])("%s", async (_, body) => {
    const { errors } = await send(body);
    expect(errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/sk_live|secret/);
  });

  test("also as a number", async () => {
    const errors = [
      ...(await errorsOf({ query: MUTATION, variables: { input: { APIKey: 70412998 } } })),
      ...(await errorsOf(inDocument("{ APIKey: 70412998 }"))),
    ];
    expect(errors).toHaveLength(2);
    expect(errors.join()).not.toContain("70412998");
  });
});
