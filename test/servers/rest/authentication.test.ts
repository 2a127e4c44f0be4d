// Who may call. The rules are tested in test/servers/handlers/ and test/attacks/credentials.test.ts.
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

  test("one token serves every endpoint that needs one, and public endpoints need none", async () => {
    const { token } = await tokensFor({ APIKey: API_KEY });
    const headers = { Authorization: `Token ${token}` };
    expect((await client.get("/v1/accounts/A-1/", { headers })).status).toBe(404);
    expect((await client.get("/v1/accounts/A-1/", { anonymous: true })).status).toBe(401);
    expect((await client.get("/v1/products/", { anonymous: true })).status).toBe(200);
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
});
