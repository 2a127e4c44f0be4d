// The order and wording of every refusal that comes before an answer.
import { describe, expect, test } from "vitest";
import { openPlainDoor, TOKEN } from "./plain-door.ts";

const BASE = "http://127.0.0.1";
const AUTHORIZED = { Authorization: `Token ${TOKEN}` };
const JSON_TYPE = { "Content-Type": "application/json" };
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const ACCOUNT = { import_supplier: "NORDWERK", external_account_number: "NW-204981" };

const { fetch } = openPlainDoor();

const send = async (method: string, path: string, init: RequestInit = {}) => {
  const response = await fetch(new Request(`${BASE}${path}`, { method, ...init }));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text ? JSON.parse(text) : undefined,
  };
};
const post = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
  send("POST", STAGE, {
    headers: { ...AUTHORIZED, ...JSON_TYPE, ...headers },
    ...(body == null ? {} : { body }),
  });

describe("the address", () => {
  test.each([
    ["GET", "/v1/products", "; did you mean /v1/products/?"],
    ["POST", STAGE.slice(0, -1), `; did you mean ${STAGE}?`],
    ["GET", "/v1/accounts/A-1", "; did you mean /v1/accounts/A-1/?"],
  ])("%s %s says which path was meant", async (method, path, hint) => {
    const { status, body } = await send(method, path);
    expect([status, body.code]).toEqual([404, "not_found"]);
    expect(body.detail).toContain(hint);
  });

  test.each(["/", "/v1/", "/v1/nothing/", "/v1/accounts//", "/v2/products/"])(
    "%s does not exist",
    async (path) => {
      const { status, body } = await send("GET", path);
      expect([status, body.code, body.errors]).toEqual([404, "not_found", []]);
      expect(body.detail).not.toContain("did you mean");
    },
  );

  test.each([
    ["DELETE", "/v1/products/", "GET, HEAD, OPTIONS"],
    ["POST", "/v1/products/", "GET, HEAD, OPTIONS"],
    ["GET", STAGE, "POST, OPTIONS"],
    ["HEAD", STAGE, "POST, OPTIONS"],
    ["PATCH", "/v1/accounts/A-1/", "GET, HEAD, OPTIONS"],
  ])("%s %s is refused with the methods that there are", async (method, path, allow) => {
    const { status, headers } = await send(method, path);
    expect([status, headers.get("allow")]).toEqual([405, allow]);
  });

  test("HEAD answers like GET without a body", async () => {
    const { status, text, headers } = await send("HEAD", "/v1/products/");
    expect([status, text, headers.get("content-type")]).toEqual([200, "", "application/json"]);
  });

  test("OPTIONS names the methods", async () => {
    const { status, headers } = await send("OPTIONS", STAGE);
    expect([status, headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
    expect((await send("OPTIONS", "/v1/nothing/")).status).toBe(404);
  });

  test.each([
    ["/v1/accounts/100%/", "The path is not valid percent-encoded UTF-8."],
    ["/v1/accounts/%ff/", "The path is not valid percent-encoded UTF-8."],
    ["/v1/accounts/A%00/", "The address has a NUL character in it."],
  ])("%s can't be read", async (path, detail) => {
    const { status, body } = await send("GET", path, { headers: AUTHORIZED });
    expect([status, body]).toEqual([400, { detail, code: "parse_error", errors: [] }]);
  });

  test("a parameter is decoded once, slashes included", async () => {
    const { body } = await send("GET", "/v1/accounts/A%2FB%252F/", { headers: AUTHORIZED });
    expect(body.parameters).toEqual({ account_number: "A/B%2F" });
  });
});

describe("parameters", () => {
  test.each([
    ["page=0", "page", "out_of_range", "page must be at least 1, not the number 0"],
    [`page=-${"9".repeat(16)}`, "page", "out_of_range", "page must be at least 1"],
    [`page=-${"9".repeat(400)}`, "page", "out_of_range", "page must be at least 1"],
    ["page=1.0", "page", "invalid_type", 'page must be an integer, not the string "1.0"'],
    ["page=two", "page", "invalid_type", 'page must be an integer, not the string "two"'],
    [
      "is_green=True",
      "is_green",
      "invalid_type",
      'is_green must be true or false, not the string "True"',
    ],
    ["page=1&page=2", "page", "duplicate", "page is given twice"],
  ])("?%s is refused", async (query, attr, code, detail) => {
    const { status, body } = await send("GET", `/v1/products/?${query}`);
    expect([status, body.code, body.errors]).toEqual([
      400,
      "invalid_request",
      [{ attr, code, detail }],
    ]);
  });

  test.each([
    ["2025-09-01T00:00:00+01:00", "in a query a + is written as %2B"],
    ["2025-09-01T00:00:00%2B01", "the offset needs minutes: +02:00"],
    ["2025-09-01%2000:00Z", "a T is needed between day and time"],
    ["2025-02-29T12:00", "that day does not exist"],
  ])("a datetime %s is refused with what it lacks", async (text, lack) => {
    const path = "/v1/products/A/electricity-tariffs/A/standard-unit-rates/";
    const { status, body } = await send("GET", `${path}?period_from=${text}`);
    expect([status, body.errors[0].attr, body.errors[0].code]).toEqual([
      400,
      "period_from",
      "invalid_datetime",
    ]);
    expect(body.errors[0].detail).toContain(`(${lack})`);
  });

  test("are read by their types, and those that the contract does not have are left alone", async () => {
    const { body } = await send("GET", "/v1/products/?page=2&is_green=true&brand=A+B%26C&other=1");
    expect(body.parameters).toEqual({ page: 2, is_green: true, brand: "A B&C" });
  });

  test("have the default that the contract gives them", async () => {
    const body = JSON.stringify({ ...ACCOUNT, transactions: [] });
    const path = "/v1/data-import/transactions/create/?check_previously_added=false";
    const answer = await send("POST", path, { headers: { ...AUTHORIZED, ...JSON_TYPE }, body });
    expect(answer.body.parameters).toEqual({
      check_previously_added: false,
      force_add_to_current_statement: true,
    });
  });

  test("a query that is not UTF-8 is refused", async () => {
    expect((await send("GET", "/v1/products/?brand=%e4")).body).toMatchObject({
      code: "parse_error",
    });
  });
});

describe("the caller", () => {
  test.each([
    [undefined, "not_authenticated"],
    ["Token", "authentication_failed"],
    ["Token two words", "authentication_failed"],
    ["Token tk_wrong", "authentication_failed"],
    [`Bearer ${TOKEN}`, "authentication_failed"],
    [TOKEN, "authentication_failed"],
    ["Basic !!!", "authentication_failed"],
    ["Basic QQ=", "authentication_failed"],
    ["Basic ==", "authentication_failed"],
    ["Basic A=", "authentication_failed"],
    ["Basic QUJDRA=", "authentication_failed"],
    ["Basic QUJDRDo==", "authentication_failed"],
    [`Basic ${btoa(":")}`, "authentication_failed"],
    [`Basic ${btoa("key:password")}`, "authentication_failed"],
  ])("Authorization %j is refused as %s, without a login box", async (authorization, code) => {
    const headers: Record<string, string> =
      authorization === undefined ? {} : { Authorization: authorization };
    const answer = await send("GET", "/v1/accounts/A-1/", { headers });
    expect([answer.status, answer.body.code, answer.headers.get("www-authenticate")]).toEqual([
      401,
      code,
      'Token realm="energy-contracts"',
    ]);
  });

  test("is asked for before anything of the body is looked at", async () => {
    expect(
      (await send("POST", STAGE, { headers: { "Content-Type": "text/plain" }, body: "{" })).status,
    ).toBe(401);
  });

  test("is not asked for by public operations", async () => {
    expect(
      (await send("GET", "/v1/products/", { headers: { Authorization: "Bearer anything" } }))
        .status,
    ).toBe(200);
  });

  test("may write the scheme as it likes", async () => {
    expect(
      (await send("GET", "/v1/accounts/A-1/", { headers: { Authorization: `token  ${TOKEN}` } }))
        .status,
    ).toBe(200);
  });
});

describe("the body", () => {
  test.each([
    ["text/plain"],
    ["garbage/"],
    ["application/json; charset=iso-8859-1"],
    ["application/jsonx"],
    ["application/x-www-form-urlencoded"],
    ["application/problem+json"],
  ])("of the type %s is refused", async (type) => {
    const { status, body } = await post("{}", { "Content-Type": type });
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
    expect(body.detail).toContain(type);
  });

  test.each([
    "application/json",
    "Application/JSON",
    'application/json; charset="UTF-8"',
    "application/json;charset=utf-8",
  ])("of the type %s is taken", async (type) => {
    expect((await post(JSON.stringify(ACCOUNT), { "Content-Type": type })).status).toBe(200);
  });

  test("without a type is refused", async () => {
    const { status, body } = await send("POST", STAGE, {
      headers: AUTHORIZED,
      body: new Uint8Array([123, 125]),
    });
    expect([status, body.detail]).toEqual([
      415,
      'Send the body as "Content-Type: application/json", not without a type.',
    ]);
  });

  test("that is compressed is refused", async () => {
    expect((await post("{}", { "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await post(JSON.stringify(ACCOUNT), { "Content-Encoding": "identity" })).status).toBe(
      200,
    );
  });

  const LIMIT = 1024 * 1024;
  const padded = (size: number) =>
    JSON.stringify(ACCOUNT) + " ".repeat(size - JSON.stringify(ACCOUNT).length);
  const chunked = (text: string) => ({
    headers: { ...AUTHORIZED, ...JSON_TYPE },
    body: new Blob([text]).stream(),
    duplex: "half" as const,
  });

  test("of one MiB is taken, and not of one byte more, with and without a length", async () => {
    expect((await post(padded(LIMIT), { "Content-Length": String(LIMIT) })).status).toBe(200);
    expect((await post(padded(LIMIT + 1), { "Content-Length": String(LIMIT + 1) })).status).toBe(
      413,
    );
    expect((await post(padded(LIMIT + 1), { "Content-Length": "2" })).status).toBe(413);
    expect((await send("POST", STAGE, chunked(padded(LIMIT)))).status).toBe(200);
    expect((await send("POST", STAGE, chunked(padded(LIMIT + 1)))).body.code).toBe(
      "payload_too_large",
    );
  });

  const nested = (depth: number) =>
    `{"metadata":[{"value":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}],"import_supplier":"S","external_account_number":"1"}`;

  test.each([
    ["nothing", "", "The body is not valid JSON: line 1, column 1, expected a value."],
    [
      "half a document",
      '{"a": 1,\n "b"',
      'The body is not valid JSON: line 2, column 5, expected ":".',
    ],
    [
      "two documents",
      "{} {}",
      "The body is not valid JSON: line 1, column 4, expected the end of the text.",
    ],
    ["deep nesting", nested(30), "nested deeper than 32 levels"],
    ["very deep nesting", "[".repeat(200_000), "nested deeper than 32 levels"],
    [
      "NUL as an escape",
      '{"import_supplier": "A\\u0000"}',
      "The body can't be read: line 1, column 21, a NUL character.",
    ],
    ["NUL in a field name", '{"a\\u0000": 1}', "a NUL character"],
    ["half of a surrogate pair", '{"import_supplier": "\\ud800"}', "half of a surrogate pair"],
    ["a number beyond all numbers", '{"import_supplier": 1e400}', "a number that is too large"],
    [
      "a number of more digits than a double has",
      '{"import_supplier":\n 12345678901234567890}',
      "The body can't be read: line 2, column 2, a number that would come back as 12345678901234567000.",
    ],
    [
      "a field given twice",
      '{"import_supplier": "A", "import_supplier": "B"}',
      "a field that occurs twice in one object",
    ],
    [
      "a field given twice, once escaped",
      '{"a": 1, "\\u0061": 2}',
      "a field that occurs twice in one object",
    ],
  ])("with %s is refused", async (_, text, detail) => {
    const { status, body } = await post(text);
    expect([status, body.code, body.errors]).toEqual([400, "parse_error", []]);
    expect(body.detail).toContain(detail);
  });

  describe("with an id of 64 bits", () => {
    const ID = "1234567890123456789";
    const body = (more: string) =>
      `{"import_supplier": "S", "external_account_number": "1"${more}}`;

    test.each([
      `, "internal_id": ${ID}`,
      `, "internal_id": 9223372036854775808, "weight": 1e400`,
      `, "customers": [{"id": ${ID}, "title": "Frau", "preferences": [{"id": -${ID}}]}]`,
    ])("in fields that are dropped is taken: %s", async (more) => {
      const { status, body: answer } = await post(body(more));
      expect(status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/\d{2}|null/);
    });

    test.each([
      [`, "metadata": [{"key": "id", "value": {"id": ${ID}}}]`, "1234567890123456800"],
      [`, "metadata": [{"key": "id", "value": 9223372036854775808}]`, "9223372036854776000"],
      [
        `, "id": ${ID}, "contracts": [{"params": {"network_charges": {"a": 0.12345678901234567890}}}]`,
        "0.12345678901234568",
      ],
    ])("in what is kept is refused: %s", async (more, number) => {
      const { status, body: answer } = await post(body(more));
      expect([status, answer.code]).toEqual([400, "parse_error"]);
      expect(answer.detail).toContain(`a number that would come back as ${number}.`);
    });

    test("in a transaction is refused, since a refusal has it as it was sent", async () => {
      const send = (text: string) =>
        fetch(
          new Request(`${BASE}/v1/data-import/transactions/create/`, {
            method: "POST",
            headers: { ...AUTHORIZED, ...JSON_TYPE },
            body: text,
          }),
        );
      const inside = await send(body(`, "transactions": [{"internal_id": ${ID}}]`));
      expect([inside.status, (await inside.json()).code]).toEqual([400, "parse_error"]);
      const beside = await send(body(`, "transactions": [], "internal_id": ${ID}`));
      expect(beside.status).toBe(200);
      const noObject = await send(`[{"transactions": ${ID}}]`);
      expect((await noObject.json()).code).toBe("invalid_request");
    });
  });

  test("nested 32 levels deep is taken", async () => {
    expect((await post(nested(29))).status).toBe(200);
  });

  test("that is not UTF-8 is refused", async () => {
    const { status, body } = await post(new Uint8Array([0x7b, 0xff, 0x7d]));
    expect([status, body.detail]).toEqual([400, "The body is not valid UTF-8."]);
  });

  test("with too many values is refused", async () => {
    const { status, body } = await post(`[${"1,".repeat(100_000)}1]`);
    expect([status, body.detail]).toEqual([
      413,
      "The body has more than 100000 values. Send fewer items in one request.",
    ]);
  });

  test("may begin with a byte order mark, and contain NUL and surrogates as written-out escapes", async () => {
    const text = `\ufeff${JSON.stringify({ ...ACCOUNT, billing_address1: "\\u0000 \\ud800 😀" })}`;
    const { status, body } = await post(text);
    expect([status, body.body.billing_address1]).toEqual([200, "\\u0000 \\ud800 😀"]);
  });

  test("loses fields that the contract does not have, a literal __proto__ too", async () => {
    const { body } = await post(
      '{"import_supplier":"S","external_account_number":"1","__proto__":{"a":1},"constructor":1,"customers":[{"x":1,"title":"Frau"}]}',
    );
    expect(body.body).toEqual({
      import_supplier: "S",
      external_account_number: "1",
      customers: [{ title: "Frau" }],
    });
  });

  test.each([null, [], 7, "x"])("that is %j is at fault as a whole", async (value) => {
    const { status, body } = await post(JSON.stringify(value));
    expect([status, body.code, body.errors.length]).toEqual([400, "account_failed_validation", 1]);
    expect(body.errors[0].attr).toBeNull();
  });

  test("gets its first 100 faults, and the number of all if they are more", async () => {
    const faulty = (count: number) =>
      JSON.stringify({ ...ACCOUNT, customers: Array.from({ length: count }, () => 7) });
    const { body } = await post(faulty(100));
    expect([body.detail, body.errors.length]).toEqual(["The account data is not valid.", 100]);
    const more = (await post(faulty(4230))).body;
    expect(more.detail).toBe(
      "The account data is not valid. Only the first 100 of 4230 faults are listed.",
    );
    expect(more.errors).toEqual(body.errors);
  });

  test("gets all of its faults", async () => {
    const { status, body } = await post(
      JSON.stringify({ import_supplier: 7, customers: [{ date_of_birth: "1986-02-30" }] }),
    );
    expect([status, body.code]).toEqual([400, "account_failed_validation"]);
    expect(
      body.errors.map(({ attr, code }: { attr: string; code: string }) => [attr, code]),
    ).toEqual([
      ["external_account_number", "required"],
      ["import_supplier", "invalid_type"],
      ["customers.0.date_of_birth", "invalid_date"],
    ]);
  });
});

describe("every answer", () => {
  test("has the id that the request brought, or a new one", async () => {
    const given = await send("GET", "/v1/products/", {
      headers: { "X-Request-Id": "deploy-7:a.b_c" },
    });
    expect(given.headers.get("x-request-id")).toBe("deploy-7:a.b_c");
    const odd = await send("GET", "/v1/products/", { headers: { "X-Request-Id": "a b" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(["/v1/products/", "/v1/nothing/", "/v1/accounts/A-1/"])(
    "may be read by a page of any origin: %s",
    async (path) => {
      const { headers } = await send("GET", path, { headers: { Origin: "http://localhost:3000" } });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-expose-headers")).toContain("X-Request-Id");
    },
  );

  test.each([STAGE, "/v1/nothing/"])(
    "is allowed ahead of the request, with the header Authorization: %s",
    async (path) => {
      const asked = {
        Origin: "http://localhost:3000",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
      };
      const { status, headers } = await send("OPTIONS", path, { headers: asked });
      expect(status).toBe(204);
      expect(headers.get("access-control-allow-headers")).toBe("authorization,content-type");
      expect(headers.get("access-control-allow-methods")).toBe("POST");
    },
  );

  test.each([
    ["fails", () => Promise.reject(new Error("the disk is full")), "the disk is full"],
    ["answers what is not JSON", async () => ({ status: 200, body: 7n }), /BigInt/],
  ])(
    "is a 500 without a reason if the server %s, and the server gets the reason",
    async (_, answer, reason) => {
      const { fetch, failures } = openPlainDoor({ answer });
      const response = await fetch(new Request(`${BASE}/v1/products/`));
      expect([response.status, await response.json()]).toEqual([
        500,
        { detail: "The server failed to answer this request.", code: "internal_error", errors: [] },
      ]);
      expect(failures).toEqual([
        expect.objectContaining({ message: expect.stringMatching(reason) }),
      ]);
    },
  );
});
