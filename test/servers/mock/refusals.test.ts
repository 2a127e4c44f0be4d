// What the front door refuses, the mock refuses, too. test/servers/http/front-door.test.ts has the rest.
import { expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";

const { fetch } = createMock();
const STAGE = "/v1/data-import/account-import-process/create-or-update/";

async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const response = await fetch(new Request(`http://127.0.0.1${path}`, init));
  return { status: response.status, ...(await response.json()) };
}

const TOKEN = { Authorization: "Token demo" };
const AS_JSON = { ...TOKEN, "Content-Type": "application/json" };
const AS_GARBAGE = { ...TOKEN, "Content-Type": "garbage/" };

test.each([
  [400, "parse_error", "POST", STAGE, AS_JSON, '{"a": '],
  [415, "unsupported_media_type", "POST", STAGE, AS_GARBAGE, "{}"],
  [413, "payload_too_large", "POST", STAGE, AS_JSON, " ".repeat(1024 * 1024 + 1)],
  [401, "not_authenticated", "GET", "/v1/accounts/A-1/", {}],
  [404, "not_found", "GET", "/v1/none/", TOKEN],
  [405, "method_not_allowed", "PUT", "/v1/products/", TOKEN],
] as const)("%i %s", async (status, code, method, path, headers, body?: string) => {
  expect(await send(method, path, headers, body)).toMatchObject({ status, code });
});

test.each([
  [STAGE, "customers.0.mobile", "invalid_phone_number"],
  ["/v1/data-import/products/", "1.code", "duplicate"],
])("beyond the schema of %s: %s is %s", async (path, attr, code) => {
  const key = { import_supplier: "N", external_account_number: "1" };
  const body =
    path === STAGE ? { ...key, customers: [{ mobile: "12" }] } : [{ code: "P" }, { code: "P" }];
  const { errors } = await send("POST", path, AS_JSON, JSON.stringify(body));
  expect(errors).toMatchObject([{ attr, code }]);
});
