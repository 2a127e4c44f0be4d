import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "../../../src/servers/api/reply.ts";
import { type CliServer, startCli } from "../../cli/cli-server.ts";
import { findDepartures } from "../rest/contract-check.ts";

let mock: CliServer;
beforeAll(async () => {
  mock = await startCli(["mock", "--port", "0", "--quiet"]);
});
afterAll(() => mock.end());

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const TOKEN = { Authorization: "Token demo" };
const JSON_TYPE = { "Content-Type": "application/json" };

async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const response = await fetch(`${mock.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const given = (await response.json()) as ErrorBody;
  const answer = { status: response.status, headers: response.headers, body: given };
  expect(
    findDepartures(
      method,
      new URL(response.url).pathname,
      answer.status,
      answer.headers,
      answer.body,
    ),
  ).toEqual([]);
  return answer;
}

const AS_JSON = { ...TOKEN, ...JSON_TYPE };
const AS_GARBAGE = { ...TOKEN, "Content-Type": "garbage/" };
const LARGE = " ".repeat(1024 * 1024 + 1);

type Headers = Record<string, string>;
test.each<[string, number, string | undefined, string, string, Headers, string?]>([
  ["a body that is not JSON", 400, "parse_error", "POST", STAGE, AS_JSON, '{"a": '],
  ["a path that is not UTF-8", 400, "parse_error", "GET", "/v1/accounts/100%/", TOKEN],
  ["an Accept that can't be read", 200, undefined, "GET", "/v1/products/", { Accept: ";;;" }],
  ["an odd media type", 415, "unsupported_media_type", "POST", STAGE, AS_GARBAGE, "{}"],
  ["a body beyond a MiB", 413, "payload_too_large", "POST", STAGE, AS_JSON, LARGE],
  ["no token", 401, "not_authenticated", "GET", "/v1/accounts/A-1/", {}],
  ["a path that the contract does not have", 404, "not_found", "GET", "/v1/none/", TOKEN],
  [
    "a method that the path does not have",
    405,
    "method_not_allowed",
    "PUT",
    "/v1/products/",
    TOKEN,
  ],
])("%s", async (_, status, code, method, path, headers, body) => {
  const answer = await send(method, path, headers, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await send("GET", "/v1/products/", {})).status).toBe(200);
});

test("finds the faults that the reference server finds beyond the schema", async () => {
  const errorsOf = async (path: string, body: unknown) =>
    (await send("POST", path, { ...TOKEN, ...JSON_TYPE }, JSON.stringify(body))).body.errors.map(
      ({ attr, code }) => [attr, code],
    );
  const account = {
    import_supplier: "N",
    external_account_number: "1",
    customers: [{ mobile: "12" }],
  };
  expect(await errorsOf(STAGE, account)).toEqual([["customers.0.mobile", "invalid_phone_number"]]);
  expect(await errorsOf("/v1/data-import/products/", [{ code: "P" }, { code: "P" }])).toEqual([
    ["1.code", "duplicate"],
  ]);
});
