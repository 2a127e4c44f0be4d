// Who may call, rule by rule as in the specification.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getAccount } from "../../../src/servers/handlers/getAccount.ts";
import type { Context } from "../../../src/servers/handlers/handler.ts";
import { listAccountImportProcesses } from "../../../src/servers/handlers/listAccountImportProcesses.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { obtainPlatformToken } from "../../../src/servers/handlers/obtainPlatformToken.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import { API_KEY } from "../http/plain-door.ts";
import type { Client } from "./client.ts";
import { WAYS } from "./ways.ts";

const GRAPHQL = "/v1/graphql/";
const LIST = "/v1/data-import/all-account-import-processes/NORDWERK/";
const HANDLERS = { getAccount, listAccountImportProcesses, listProducts, obtainPlatformToken };
const MUTATION =
  "mutation ($input: ObtainPlatformTokenInput!) { obtainPlatformToken(input: $input) { token refreshToken refreshExpiresIn } }";

describe.each(WAYS)("$name", ({ reach }) => {
  let context: Context;
  let client: Client;
  let close: () => Promise<void>;
  beforeEach(async () => {
    context = makeContext();
    ({ client, close } = await reach(serveHandlers(HANDLERS, context)));
  });
  afterEach(() => close());

  const obtain = async (input: object) =>
    (await client.post(GRAPHQL, { query: MUTATION, variables: { input } }, { anonymous: true }))
      .body;
  const tokensFor = async (input: object) =>
    (await obtain(input)).data.obtainPlatformToken as { token: string; refreshToken: string };
  const list = async (authorization: string) => {
    const { status, body } = await client.get(LIST, { headers: { Authorization: authorization } });
    return status === 200 ? "200" : `${status} ${body.code}`;
  };

  test("an API key is exchanged for a token, which goes into the header Authorization", async () => {
    const { token } = await tokensFor({ APIKey: API_KEY });
    expect(await list(`Token ${token}`)).toBe("200");
  });

  test("a token ends after an hour, and a refresh token gets the next one, once", async () => {
    const { token, refreshToken } = await tokensFor({ APIKey: API_KEY });
    await context.store.moveClock(3599_000);
    expect(await list(`Token ${token}`)).toBe("200");
    await context.store.moveClock(2_000);
    expect(await list(`Token ${token}`)).toBe("401 authentication_failed");
    const next = await tokensFor({ refreshToken });
    expect(await list(`Token ${next.token}`)).toBe("200");
    expect((await obtain({ refreshToken })).errors[0].extensions.code).toBe(
      "authentication_failed",
    );
    await context.store.moveClock(7 * 24 * 3600_000);
    expect((await obtain({ refreshToken: next.refreshToken })).errors[0].extensions.code).toBe(
      "authentication_failed",
    );
  });

  test("a key that is wrong is answered 200 with errors, as GraphQL does", async () => {
    expect(await obtain({ APIKey: "sk_wrong" })).toMatchObject({
      data: { obtainPlatformToken: null },
      errors: [{ path: ["obtainPlatformToken"], extensions: { code: "authentication_failed" } }],
    });
  });

  test("HTTP basic takes the key as user name and an empty password", async () => {
    expect(await list(`Basic ${btoa(`${API_KEY}:`)}`)).toBe("200");
    expect(await list(`Basic ${btoa(`${API_KEY}:x`)}`)).toBe("401 authentication_failed");
    expect(await list(`Basic ${btoa("sk_wrong:")}`)).toBe("401 authentication_failed");
  });

  test("one token serves every endpoint that needs one, and public endpoints need none", async () => {
    const { token } = await tokensFor({ APIKey: API_KEY });
    const headers = { Authorization: `Token ${token}` };
    expect((await client.get("/v1/accounts/A-1/", { headers })).status).toBe(404);
    expect((await client.get("/v1/accounts/A-1/", { anonymous: true })).status).toBe(401);
    expect((await client.get("/v1/products/", { anonymous: true })).status).toBe(200);
  });

  test.each([
    ["that can't be parsed", "mutation {", "parse_error"],
    ["that asks for what there is not", "{ secrets }", "invalid_request"],
    [
      "of a thousand aliases",
      `mutation { ${Array.from({ length: 1000 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
      "parse_error",
    ],
    ["nested without end", `{ ${"a { ".repeat(400)}b${" }".repeat(400)} }`, "parse_error"],
    ["that spreads itself", "{ ...A } fragment A on Query { ...A }", "invalid_request"],
  ])("a GraphQL document %s is answered with errors", async (_, query, code) => {
    const { status, body } = await client.post(GRAPHQL, { query }, { anonymous: true });
    expect([status, body.errors[0].extensions.code]).toEqual([200, code]);
  });

  test("a token gets no other token, and a refresh token lets nobody in", async () => {
    const { token, refreshToken } = await tokensFor({ APIKey: API_KEY });
    expect((await obtain({ refreshToken: token })).errors[0].extensions.code).toBe(
      "authentication_failed",
    );
    expect(await list(`Token ${refreshToken}`)).toBe("401 authentication_failed");
    expect(await list(`Token ${token}`)).toBe("200");
  });

  test("tokens are issued only by the mutation: one request, sent with POST as JSON", async () => {
    const request = { query: MUTATION, variables: { input: { APIKey: API_KEY } } };
    expect((await client.post(GRAPHQL, [request, request], { anonymous: true })).status).toBe(400);
    expect(
      (await client.get(GRAPHQL, { query: { query: MUTATION }, anonymous: true })).status,
    ).toBe(405);
    const asForm = {
      anonymous: true,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    };
    expect((await client.post(GRAPHQL, request, asForm)).status).toBe(415);
    const twice =
      "mutation { a: obtainPlatformToken(input: {}) { token } b: obtainPlatformToken(input: {}) { token } }";
    const { body } = await client.post(GRAPHQL, { query: twice }, { anonymous: true });
    expect(
      body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code),
    ).toEqual(["invalid_request", "invalid_request"]);
  });

  test("a key that the operator takes away takes its tokens with it", async () => {
    const { token, refreshToken } = await tokensFor({ APIKey: API_KEY });
    const settings = { ...context.settings, apiKeys: ["sk_other"] };
    const without = serveHandlers(HANDLERS, { ...context, settings });
    const headers = { Authorization: `Token ${token}` };
    expect((await without(new Request(`http://127.0.0.1${LIST}`, { headers }))).status).toBe(401);
    const body = JSON.stringify({ query: MUTATION, variables: { input: { refreshToken } } });
    const asked = await without(
      new Request(`http://127.0.0.1${GRAPHQL}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      }),
    );
    expect(await asked.json()).toMatchObject({ data: { obtainPlatformToken: null } });
  });

  test("no answer and no stored token shows a secret", async () => {
    const { token } = await tokensFor({ APIKey: API_KEY });
    const answers = [
      await obtain({ APIKey: "sk_wrong_secret" }),
      (await client.get(LIST, { headers: { Authorization: "Token tk_wrong_secret" } })).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/wrong_secret/);
    expect(await context.store.read((reader) => reader.findToken(token))).toBeUndefined();
  });
});
