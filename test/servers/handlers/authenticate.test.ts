import { expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { authenticate } from "../../../src/servers/handlers/rules/authenticate.ts";
import { exchangeApiKey } from "../../../src/servers/handlers/rules/tokens.ts";
import { readCredentials } from "../../../src/servers/http/credentials.ts";
import { makeContext } from "./make-context.ts";

const KEY = "sk_demo_4fJ2mQ8vXr7LwT";
const context = makeContext();
const callWith = (authorization: string) =>
  authenticate(readCredentials(new Headers({ authorization })), "getAccount", context);

test.each([
  ["an API key", `Basic ${btoa(`${KEY}:`)}`],
  ["a token of the settings", "Token tk_demo_9sWc2LhY6pQzRb"],
])("%s lets in", async (_, authorization) => {
  expect(await callWith(authorization)).toBeUndefined();
});

test("a token that was issued is accepted", async () => {
  const pair = await exchangeApiKey(KEY, context);
  expect(await callWith(`Token ${pair?.token}`)).toBeUndefined();
  expect(await callWith(`Token ${pair?.refreshToken}`)).toMatchObject({ status: 401 });
});

test.each([
  ["a token that was never issued", "Token tk_Nf3cQ1xGm5RbZs0Jt"],
  ["an API key in place of a token", `Token ${KEY}`],
  ["no token at all", ""],
  ["credentials that can't be read", "Bearer abc"],
])("%s is refused as the contract has it", async (_, authorization) => {
  const { value } =
    openApi.components.responses.Unauthenticated.content["application/json"].examples
      .authentication_failed;
  expect(await callWith(authorization)).toEqual({ status: 401, body: value });
});

test.each([`Basic ${btoa("tk_demo_9sWc2LhY6pQzRb:")}`, `Basic ${btoa(`${KEY}x:`)}`])(
  "the user name of %j is refused",
  async (authorization) => {
    expect(await callWith(authorization)).toEqual({
      status: 401,
      body: { detail: "The API key is not valid.", code: "authentication_failed", errors: [] },
    });
  },
);

test("an API key is kept out of data import, and of nothing else, if that is set", async () => {
  const strict = makeContext({ dataImportNeedsToken: true });
  const call = (authorization: string, operationId: OperationId) =>
    authenticate(readCredentials(new Headers({ authorization })), operationId, strict);
  const basic = `Basic ${btoa(`${KEY}:`)}`;
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    const isKeptOut = OPERATIONS[id].path.startsWith("/v1/data-import/");
    expect([id, (await call(basic, id))?.status]).toEqual([id, isKeptOut ? 401 : undefined]);
    expect(await call("Token tk_demo_9sWc2LhY6pQzRb", id)).toBeUndefined();
  }
  expect((await call(basic, "stageAccount"))?.body).toMatchObject({
    code: "authentication_failed",
    detail: expect.stringContaining("take no HTTP basic"),
  });
});
