import { expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { authenticate } from "../../../src/servers/handlers/rules/authenticate.ts";
import { readCredentials } from "../../../src/servers/http/credentials.ts";
import { makeContext } from "./make-context.ts";

const KEY = "sk_demo_4fJ2mQ8vXr7LwT";
const context = makeContext();
const callWith = (authorization: string) =>
  authenticate(readCredentials(new Headers({ authorization })), "getAccount", context);

test("who is refused is told so as in the example of the contract, or for the API key", async () => {
  const { value } =
    openApi.components.responses.Unauthenticated.content["application/json"].examples
      .authentication_failed;
  expect(await callWith("Token tk_Nf3cQ1xGm5RbZs0Jt")).toEqual({ status: 401, body: value });
  expect(await callWith(`Basic ${btoa(`${KEY}x:`)}`)).toEqual({
    status: 401,
    body: { ...value, detail: "The API key is not valid." },
  });
});

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
