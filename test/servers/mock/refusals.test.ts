// What the mock refuses, as a process over HTTP. It refuses in the API's own shape, and does not
// end or hang, as plain Prism does on four of these.
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { ErrorBody } from "../../../src/servers/api/reply.ts";
import { type CliServer, startCli } from "../../cli/cli-server.ts";
import { findDepartures } from "../rest/contract-check.ts";
import { VALID_REQUESTS } from "../rest/valid-requests.ts";

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

test.each([
  [
    "a body that is not JSON",
    "POST",
    STAGE,
    { ...TOKEN, ...JSON_TYPE },
    '{"a": ',
    400,
    "parse_error",
  ],
  ["a path that is not UTF-8", "GET", "/v1/accounts/100%/", TOKEN, undefined, 400, "parse_error"],
  [
    "an Accept that can't be read",
    "GET",
    "/v1/products/",
    { Accept: ";;;" },
    undefined,
    200,
    undefined,
  ],
  [
    "a Content-Type that can't be read",
    "POST",
    STAGE,
    { ...TOKEN, "Content-Type": "garbage/" },
    "{}",
    415,
    "unsupported_media_type",
  ],
  [
    "a body of another type",
    "POST",
    STAGE,
    { ...TOKEN, "Content-Type": "text/plain" },
    "{}",
    415,
    "unsupported_media_type",
  ],
  [
    "a body beyond a MiB",
    "POST",
    STAGE,
    { ...TOKEN, ...JSON_TYPE },
    " ".repeat(1024 * 1024 + 1),
    413,
    "payload_too_large",
  ],
  ["no token", "GET", "/v1/accounts/A-1/", {}, undefined, 401, "not_authenticated"],
  [
    "a Bearer token",
    "GET",
    "/v1/accounts/A-1/",
    { Authorization: "Bearer demo" },
    undefined,
    401,
    "authentication_failed",
  ],
  [
    "a path that the contract does not have",
    "GET",
    "/v1/none/",
    TOKEN,
    undefined,
    404,
    "not_found",
  ],
  [
    "a method that the path does not have",
    "PUT",
    "/v1/products/",
    TOKEN,
    undefined,
    405,
    "method_not_allowed",
  ],
])("%s", async (_, method, path, headers, body, status, code) => {
  const answer = await send(method, path, headers as unknown as Record<string, string>, body);
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

test.each(VALID_REQUESTS.filter(({ operationId }) => !OPERATIONS[operationId].isPublic))(
  "$operationId asks for a token, and opens no login box",
  async ({ method, path, bodies }) => {
    const { status, headers, body } = await send(
      method,
      path,
      JSON_TYPE,
      JSON.stringify(bodies[0]),
    );
    expect([status, body.code]).toEqual([401, "not_authenticated"]);
    expect(headers.get("www-authenticate")).toBe('Token realm="energy-contracts"');
  },
);

test.each(VALID_REQUESTS)(
  "$operationId is not at the same path without its slash, or with another method",
  async (request) => {
    const { method, path, bodies } = request;
    const { status, body } = await send(
      method,
      path.slice(0, -1),
      { ...TOKEN, ...JSON_TYPE },
      JSON.stringify(bodies[0]),
    );
    expect([status, body.code, body.detail]).toEqual([
      404,
      "not_found",
      expect.stringContaining(`; did you mean ${path}?`),
    ]);
    const other = await send("DELETE", path, TOKEN);
    expect([other.status, other.body.code]).toEqual([405, "method_not_allowed"]);
    expect(other.headers.get("allow")?.split(", ")).toContain(method);
  },
);

test.each(VALID_REQUESTS.filter(({ bodies }) => bodies.length > 0))(
  "$operationId refuses a body that is not JSON, is of another type, or breaks the contract",
  async ({ operationId, method, path, bodies }) => {
    const { invalidBody }: { readonly method: string; readonly invalidBody?: string } =
      OPERATIONS[operationId];
    const post = (text: string, headers = JSON_TYPE) =>
      send(method, path, { ...TOKEN, ...headers }, text);
    expect(await post(`${JSON.stringify(bodies[0])}}`)).toMatchObject({
      status: 400,
      body: { code: "parse_error" },
    });
    expect(await post("")).toMatchObject({ status: 400, body: { code: "parse_error" } });
    expect(await post("<a/>", { "Content-Type": "text/xml" })).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
    expect(await post("42")).toMatchObject({
      status: 400,
      body: { code: invalidBody, errors: [{ code: "invalid_type" }] },
    });
    const fault = { code: Array.isArray(bodies[0]) ? "invalid_type" : "required" };
    expect(await post("{}")).toMatchObject({
      status: 400,
      body: { code: invalidBody, errors: expect.arrayContaining([expect.objectContaining(fault)]) },
    });
  },
);

test("a missing slash is answered with the path that was meant", async () => {
  expect((await send("GET", "/v1/products", {})).body.detail).toBe(
    "There is nothing at /v1/products; did you mean /v1/products/?",
  );
});

test("a 400 names the real faults by their paths, also a missing field", async () => {
  const body = JSON.stringify({
    import_supplier: 7,
    customers: [{ mobile: 1 }],
    contracts: [{ agreed_at: "2025-01-01 10:00:00Z" }],
  });
  const answer = await send("POST", STAGE, { ...TOKEN, ...JSON_TYPE }, body);
  expect([answer.status, answer.body.code]).toEqual([400, "account_failed_validation"]);
  expect(answer.body.errors).toEqual([
    {
      attr: "external_account_number",
      code: "required",
      detail: "external_account_number is required",
    },
    {
      attr: "import_supplier",
      code: "invalid_type",
      detail: "import_supplier must be a string, not the number 7",
    },
    {
      attr: "customers.0.mobile",
      code: "invalid_type",
      detail: "customers.0.mobile must be a string, not the number 1",
    },
    expect.objectContaining({ attr: "contracts.0.agreed_at", code: "invalid_datetime" }),
  ]);
});

describe("what is not even HTTP", () => {
  /** Sends bytes and returns all that comes back until the mock closes the connection. */
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(mock.url).port), "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.setEncoding("utf8").on("data", (chunk) => {
        answer += chunk;
        if (answer.includes('"errors":[]}')) socket.end();
      });
      socket.on("error", reject).on("close", () => resolve(answer));
    });

  test.each([
    ["garbage", "nonsense\r\n\r\n", 400],
    [
      "headers without an end",
      `GET /v1/products/ HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ["no Host", "GET /v1/products/ HTTP/1.1\r\n\r\n", 400],
    ["a Host that is not valid", "GET /v1/products/ HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ])("%s gets the error body of the API", async (_, text, status) => {
    const answer = await raw(text);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body.replace(/^[0-9a-f]+\r\n/, ""))).toMatchObject({
      code: "parse_error",
      errors: [],
    });
  });
});

test("a page on another port may call it with a token", async () => {
  const origin = { Origin: "http://localhost:5173" };
  const asked = {
    ...origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization, content-type, prefer",
  };
  const preflight = await fetch(`${mock.url}${STAGE}`, { method: "OPTIONS", headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe(
    "authorization, content-type, prefer",
  );
  expect(
    (await send("GET", "/v1/products/", origin)).headers.get("access-control-allow-origin"),
  ).toBe("*");
});
