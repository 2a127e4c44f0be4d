// The operator's side of the server: what only /__control/ can do, and who may do it.
import { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SCENARIOS } from "../../../generated/scenarios.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { type App, createApp } from "../../../src/servers/app/create-app.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import { speak } from "../rest/raw-socket.ts";

const NOW = Date.UTC(2025, 10, 27);
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const [TOKEN] = DEVELOPMENT_SETTINGS.tokens;

const failures: unknown[] = [];
let app: App;
beforeEach(() => {
  const log = (entry: { kind: string }) => void (entry.kind === "failure" && failures.push(entry));
  app = createApp({ control: true, store: createMemoryStore({ clock: () => NOW }), log });
});
afterEach(async () => {
  await app.close();
  expect(failures.splice(0)).toEqual([]);
});

async function send(
  method: string,
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const type: Record<string, string> =
    body === undefined ? {} : { "Content-Type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await app.fetch(
    new Request(new URL(url, "http://127.0.0.1"), {
      method,
      headers: { ...type, ...headers },
      ...(body === undefined ? {} : { body: text }),
    }),
  );
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: answer === "" ? undefined : JSON.parse(answer),
  };
}
const control = (method: string, path: string, body?: unknown) =>
  send(method, `/__control/${path}`, body === undefined ? {} : { body });
const call = (path: string, body: unknown) =>
  send("POST", path, { body, headers: { Authorization: `Token ${TOKEN}` } });
const stage = (key: object = KEY) => call(STAGE, key);
const processAccount = () => call(PROCESS, { ...KEY, operations_team_name: "migrations-north" });
const eventTypes = async () =>
  (await control("GET", "events")).body.events.map(({ type }: { type: string }) => type);

describe("who may use it", () => {
  test("nobody, unless it was opened", async () => {
    const closed = createApp({ control: false });
    const refused = await closed.fetch(new Request("http://127.0.0.1/__control/"));
    expect([refused.status, JSON.parse(await refused.text()).detail]).toEqual([
      404,
      "/__control/ is closed. Open it with: energy-contracts serve --control, or in code with createApp({ control: true }).",
    ]);
    expect(
      (await createApp().fetch(new Request("http://127.0.0.1/__control/reset", { method: "POST" })))
        .status,
    ).toBe(404);
  });

  test.each([
    "http://127.0.0.1",
    "http://127.0.0.1:4020",
    "http://127.9.9.9",
    "http://localhost:4020",
    "http://[::1]:4020",
    "http://LOCALHOST",
  ])("whoever calls %s", async (base) => {
    expect((await send("GET", `${base}/__control/`)).status).toBe(200);
  });

  test.each([
    "http://example.com",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://192.168.0.2",
    "http://0.0.0.0",
    "http://[::2]",
    "http://notlocalhost",
    "chrome-extension://abcdef",
  ])("not whoever calls %s: another name could lead here", async (base) => {
    const { status, body } = await send("GET", `${base}/__control/`);
    const why = expect.stringContaining("at localhost or 127.0.0.1, and at no other name");
    expect([status, body.code, body.detail]).toEqual([404, "not_found", why]);
    expect((await send("POST", `${base}/__control/reset`, { body: {} })).status).toBe(404);
  });

  const BASE = "http://localhost:4020";

  test.each([
    ["that sends no Origin", {}],
    ["of the same origin", { Origin: BASE, "Sec-Fetch-Site": "same-origin" }],
    ["of the same origin that reads", { "Sec-Fetch-Site": "same-origin" }],
    ["who types the address", { "Sec-Fetch-Site": "none" }],
  ])("a caller %s", async (_, headers) => {
    expect((await send("GET", `${BASE}/__control/`, { headers })).status).toBe(200);
    const reset = { body: {}, headers };
    expect((await send("POST", `${BASE}/__control/reset`, reset)).body).toEqual({ reset: true });
  });

  test.each([
    { Origin: "http://localhost:3000" },
    { Origin: "http://localhost" },
    { Origin: "http://127.0.0.1:4020" },
    { Origin: "https://localhost:4020" },
    { Origin: "https://example.com" },
    { Origin: "http://localhost:4020.example.com" },
    { Origin: "null" },
    { Origin: "" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ])("not a page of another origin, which sends %j", async (headers) => {
    await stage();
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "stream"],
      ["POST", "reset"],
      ["PUT", "nothing"],
    ] as const) {
      const answer = await send(method, `${BASE}/__control/${path}`, { headers });
      expect([answer.status, answer.body]).toEqual([
        403,
        {
          detail:
            "/__control/ does not answer pages of another origin. Call it from a page of this server, through a proxy of the page's own origin, or from outside of a browser.",
          code: "permission_denied",
          errors: [],
        },
      ]);
    }
    expect((await stage()).status).toBe(200);
  });

  test("no page of another origin may ask, or read an answer", async () => {
    const headers = { Origin: "http://localhost:3000", "Access-Control-Request-Method": "GET" };
    const corsOf = async (method: string, path: string, sent: Record<string, string>) => {
      const answer = await send(method, path, { headers: sent });
      const names = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
      return [answer.status, names.length];
    };
    expect(await corsOf("OPTIONS", "/v1/products/", headers)).toEqual([204, 5]);
    expect(await corsOf("OPTIONS", "/__control/", headers)).toEqual([403, 0]);
    expect(await corsOf("GET", "/__control/", headers)).toEqual([403, 0]);
    expect(await corsOf("GET", "/__control/", {})).toEqual([200, 0]);
    expect(await corsOf("GET", "/v1/products/", headers)).toEqual([200, 2]);
  });

  test("no caller on another machine, whatever its header Host", async () => {
    const listen = vi.spyOn(Server.prototype, "listen");
    onTestFinished(() => listen.mockRestore());
    const { port, close } = await listenWith(app.fetch);
    let remoteAddress = "";
    (listen.mock.contexts[0] as Server).prependListener("connection", (socket) =>
      Object.defineProperty(socket, "remoteAddress", { value: remoteAddress }),
    );
    const request = "GET /__control/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const statusFor = async (address: string) => {
      remoteAddress = address;
      return (await speak(port, [request]))[0]?.status;
    };
    expect(await statusFor("192.0.2.2")).toBe(404);
    expect(await statusFor("::ffff:192.0.2.2")).toBe(404);
    expect(await statusFor("2001:db8::1")).toBe(404);
    expect(await statusFor("::ffff:127.0.0.1")).toBe(200);
    expect(await statusFor("::1")).toBe(200);
    await close();
  });
});

describe("what is asked for", () => {
  test("is listed at its root, with the magic values", async () => {
    const { status, body } = await control("GET", "");
    expect([status, body.scenarios]).toEqual([200, SCENARIOS]);
    expect(
      body.actions.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`),
    ).toEqual([
      "GET /__control/",
      "GET /__control/overview",
      "POST /__control/reset",
      "PUT /__control/suppliers/{code}",
      "GET /__control/accounts",
      "GET /__control/imports/{supplier}/{external_account_number}",
      "PUT /__control/imports/{supplier}/{external_account_number}",
      "POST /__control/clock",
      "GET /__control/events",
      "GET /__control/accounts/{account_number}",
      "GET /__control/state",
      "PUT /__control/state",
      "GET /__control/weather",
      "PUT /__control/weather",
      "GET /__control/overrides",
      "PUT /__control/overrides",
      "GET /__control/requests",
      "DELETE /__control/requests",
      "GET /__control/stream",
    ]);
  });

  test.each([
    ["GET", "reset", "POST, OPTIONS"],
    ["POST", "suppliers/NORDWERK", "PUT, OPTIONS"],
    ["DELETE", "imports/NORDWERK/1", "GET, HEAD, PUT, OPTIONS"],
    ["PUT", "clock", "POST, OPTIONS"],
    ["POST", "events", "GET, HEAD, OPTIONS"],
  ])("is not %s %s", async (method, path, allow) => {
    const { status, headers, body } = await control(method, path);
    expect([status, headers.get("allow"), body.code]).toEqual([405, allow, "method_not_allowed"]);
    const options = await control("OPTIONS", path);
    expect([options.status, options.headers.get("allow"), options.body]).toEqual([
      204,
      allow,
      undefined,
    ]);
  });

  test.each(["nothing", "suppliers", "imports/NORDWERK", "suppliers/A/B", "accounts/A-1"])(
    "is not %s, which does not exist",
    async (path) => {
      expect((await control("GET", path)).status).toBe(404);
    },
  );

  test("may end in a slash, and HEAD is answered like GET", async () => {
    expect((await control("GET", "events/")).status).toBe(200);
    expect(await control("HEAD", "events")).toMatchObject({ status: 200, body: undefined });
  });

  test.each([
    ["PUT", "suppliers/%ff", { status: "Paused" }],
    ["PUT", "suppliers/100%", { status: "Paused" }],
    ["PUT", "imports/NORDWERK/%00", { skipped: true }],
    ["GET", "accounts/%00", undefined],
  ])("%s %s can't be read", async (method, path, body) => {
    const answer = await control(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([400, "parse_error"]);
  });

  test.each<[string, string, unknown, string | null, string]>([
    ["PUT", "suppliers/NORDWERK", {}, "status", "required"],
    ["PUT", "suppliers/NORDWERK", { status: "paused" }, "status", "invalid_choice"],
    ["PUT", "suppliers/NORDWERK", "null", null, "null"],
    ["PUT", "suppliers/NORDWERK", [], null, "invalid_type"],
    ["PUT", "imports/NORDWERK/1", { skipped: "true" }, "skipped", "invalid_type"],
    ["PUT", "imports/NORDWERK/1", {}, "skipped", "required"],
    ["POST", "clock", { advance_seconds: "3600" }, "advance_seconds", "invalid_type"],
    ["POST", "clock", { advance_seconds: null }, "advance_seconds", "null"],
    ["POST", "clock", { advance_seconds: 1e308 }, "advance_seconds", "out_of_range"],
    ["POST", "clock", { advance_seconds: -1e12 }, "advance_seconds", "out_of_range"],
  ])("%s %s with %j is refused", async (method, path, body, attr, code) => {
    const answer = await control(method, path, body);
    expect([answer.status, answer.body.code, answer.body.errors]).toMatchObject([
      400,
      "invalid_request",
      [{ attr, code }],
    ]);
    expect((await stage()).status).toBe(201);
  });

  test("has a body in JSON, like every other", async () => {
    expect((await control("POST", "clock", "{")).body.code).toBe("parse_error");
    expect(
      (
        await send("POST", "/__control/clock", {
          body: "{}",
          headers: { "Content-Type": "text/plain" },
        })
      ).status,
    ).toBe(415);
    expect((await control("POST", "clock")).status).toBe(415);
  });

  test("needs no body where there is nothing to say, as for a bare curl -X POST", async () => {
    expect((await control("POST", "reset")).body).toEqual({ reset: true });
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await send("POST", "/__control/reset", { body: "x", headers: type })).status).toBe(200);
  });
});

describe("the status of a supplier", () => {
  test("of a scenario can be set, too", async () => {
    await control("PUT", "suppliers/TEST-PAUSED", { status: "Ongoing" });
    expect((await stage({ ...KEY, import_supplier: "TEST-PAUSED" })).status).toBe(201);
  });

  test("can't be set if there is no such supplier", async () => {
    const { status, body } = await control("PUT", "suppliers/NOBODY", { status: "Paused" });
    expect([status, body.detail]).toEqual([
      404,
      "There is no import supplier with the code NOBODY.",
    ]);
  });
});

describe("skipping", () => {
  const skip = (skipped: boolean, path = "NORDWERK/NW-1") =>
    control("PUT", `imports/${path}`, { skipped });

  test("needs a supplier that exists, a number that can be staged, and no account yet", async () => {
    expect((await skip(true, "NOBODY/NW-1")).status).toBe(404);
    const refusal = (await skip(true, `NORDWERK/${"9".repeat(256)}`)).body;
    expect(refusal).toMatchObject({
      code: "invalid_request",
      errors: [{ attr: "external_account_number", code: "too_long" }],
    });
    await stage();
    await processAccount();
    expect((await skip(true)).body.code).toBe("account_already_imported");
  });

  test("finds an account with any name", async () => {
    await stage({ ...KEY, external_account_number: "a/b %" });
    expect(
      (await skip(true, `NORDWERK/${encodeURIComponent("a/b %")}`)).body.external_account_number,
    ).toBe("a/b %");
  });
});

describe("the clock", () => {
  test("goes forward and back, and the server goes by it", async () => {
    expect((await control("POST", "clock", { advance_seconds: 3600 })).body).toEqual({
      now: "2025-11-27T01:00:00Z",
    });
    expect((await control("POST", "clock", { advance_seconds: -1800.5 })).body).toEqual({
      now: "2025-11-27T00:29:59Z",
    });
    await stage();
    const { body } = await processAccount();
    const shown = await send("GET", `/v1/accounts/${body.platform_account_number}/`, {
      headers: { Authorization: `Token ${TOKEN}` },
    });
    expect(shown.body.account_created_at).toBe("2025-11-27T00:29:59Z");
  });
});

describe("the events of a store that several servers share", () => {
  test("are listed by each of them, whoever emitted them and whenever it started", async () => {
    await stage();
    await processAccount();
    const other = createApp({ control: true, store: app.store });
    const answer = await other.fetch(new Request("http://127.0.0.1/__control/events"));
    expect(await answer.json()).toEqual((await control("GET", "events")).body);
    expect(await eventTypes()).toHaveLength(2);
  });

  test("are as many as are asked for, the newest of them", async () => {
    await stage();
    await processAccount();
    expect((await control("GET", "events?limit=1")).body.events).toMatchObject([{ sequence: 2 }]);
  });

  test.each([
    ["0", "out_of_range"],
    ["-1", "out_of_range"],
    ["10001", "out_of_range"],
    ["1.5", "invalid_type"],
    ["", "invalid_type"],
    ["many", "invalid_type"],
  ])("are not limited to %j", async (limit, code) => {
    const { status, body } = await control("GET", `events?limit=${limit}`);
    expect([status, body.errors]).toMatchObject([400, [{ attr: "limit", code }]]);
  });
});

describe("an account", () => {
  test("is shown with all that belongs to it", async () => {
    await stage({
      ...KEY,
      sales_channel: "DIRECT",
      notes: [{ body: "Moved", created_at: "2025-01-01T00:00:00Z" }],
    });
    const number: string = (await processAccount()).body.platform_account_number;
    const line = {
      transaction_id: "T-1",
      transaction_date: "2025-01-01",
      amount: 1.5,
      type: "CREDIT",
    };
    await call("/v1/data-import/transactions/create/", { ...KEY, transactions: [line] });
    expect((await control("GET", `accounts/${number}`)).body).toMatchObject({
      account_number: number,
      account_created_at: "2025-11-27T00:00:00Z",
      import_process: KEY,
      import_data: { ...KEY, sales_channel: "DIRECT", added_transactions: [line] },
      notes: [{ body: "Moved" }],
      transactions: [{ transaction_data: line }],
    });
  });

  test("shows its documents with bucket, document root and path, those of the import data too", async () => {
    await app.close();
    app = createApp({ control: true, settings: { documentBucket: "nordwerk-eu" } });
    await stage({ ...KEY, statements: [{ statement_path: "s/1.pdf" }, { statement_id: "S-2" }] });
    const number: string = (await processAccount()).body.platform_account_number;
    const note = { document_paths: [{ document_path: "n/1.pdf" }] };
    await call("/v1/data-import/notes/create/", { ...KEY, notes: [note] });
    const { notes, statements } = (await control("GET", `accounts/${number}`)).body;
    expect(statements).toEqual([
      { statement_path: "s/1.pdf", location: "nordwerk-eu/imports/nordwerk/s/1.pdf" },
      { statement_id: "S-2" },
    ]);
    expect(notes).toMatchObject([
      { document_paths: [{ location: "nordwerk-eu/imports/nordwerk/n/1.pdf" }] },
    ]);
  });

  test("has pinned notes at the top of its page, until the moment that unpins them", async () => {
    await stage();
    const number: string = (await processAccount()).body.platform_account_number;
    const [soon, later] = ["2025-11-27T01:00:00Z", "2025-11-28T00:00:00Z"];
    const notes = [
      { body: "Plain", unpin_at: later },
      { body: "For an hour", is_pinned: true, unpin_at: soon },
      { body: "For a day", is_pinned: true, unpin_at: later },
      { body: "For good", is_pinned: true },
    ];
    await call("/v1/data-import/notes/create/", { ...KEY, notes });
    const page = async () =>
      (await control("GET", `accounts/${number}`)).body.notes.map(
        (note: { body: string; is_pinned: boolean }) =>
          note.is_pinned ? `${note.body}!` : note.body,
      );
    expect(await page()).toEqual(["For an hour!", "For a day!", "For good!", "Plain"]);
    await control("POST", "clock", { advance_seconds: 3600 });
    expect(await page()).toEqual(["For a day!", "For good!", "Plain", "For an hour"]);
    await control("POST", "clock", { advance_seconds: 23 * 3600 });
    expect(await page()).toEqual(["For good!", "Plain", "For an hour", "For a day"]);
  });
});

describe("the answers that stand in place of others", () => {
  const OVERRIDE = { operation: "listProducts", status: 500, times: 2 };
  const put = (...overrides: object[]) => control("PUT", "overrides", { overrides });
  const listed = async () => (await control("GET", "overrides")).body.overrides;
  const products = async (headers = {}) => (await send("GET", "/v1/products/", { headers })).status;

  test("are set and listed, and a reset takes them back", async () => {
    expect((await put(OVERRIDE)).status).toBe(200);
    expect(await products()).toBe(500);
    expect(await listed()).toMatchObject([{ times: 1 }]);
    await control("POST", "reset");
    expect([await listed(), await products()]).toEqual([[], 200]);
  });

  test("are listed if they are set in code, and a preference of a request comes first", async () => {
    const takeBack = await app.override("listProducts", 500);
    expect(await listed()).toEqual([{ operation: "listProducts", status: 500 }]);
    expect([await products(), await products({ Prefer: "code=200" })]).toEqual([500, 200]);
    takeBack();
    expect([await listed(), await products()]).toEqual([[], 200]);
  });

  test.each([
    [{ operation: "listProduct", status: 200 }, "overrides.0.operation"],
    [{ operation: "listProducts", status: 201 }, "overrides.0.status"],
    [{ operation: "listProducts", status: 200, example: "nine" }, "overrides.0.example"],
    [{ operation: "listProducts", status: 200, times: 0 }, "overrides.0.times"],
  ])("are not %j: refused at %s", async (override, attr) => {
    const { status, body } = await put(override);
    expect([status, body.errors.map((error: { attr: string }) => error.attr)]).toEqual([
      400,
      expect.arrayContaining([attr]),
    ]);
  });
});

test("a reset forgets data, suppliers, tokens, the clock, events and what the vendor was asked", async () => {
  const instruct = () =>
    call("/v1/data-import/payment-instruction/create/", {
      ...KEY,
      vendor: "V",
      instruction_reference: "TEST-RETRY",
      type: "DIRECT_DEBIT",
    });
  const begin = async () => [
    (await stage()).status,
    (await processAccount()).status,
    (await instruct()).status,
  ];
  const query = `mutation { obtainPlatformToken(input: { APIKey: "${DEVELOPMENT_SETTINGS.apiKeys[0]}" }) { token } }`;
  const { token } = (await send("POST", "/v1/graphql/", { body: { query } })).body.data
    .obtainPlatformToken;
  const enter = async () =>
    (await send("GET", "/v1/accounts/A-1/", { headers: { Authorization: `Token ${token}` } }))
      .status;

  expect([await begin(), (await instruct()).status, await enter()]).toEqual([
    [201, 201, 500],
    201,
    404,
  ]);
  await control("POST", "clock", { advance_seconds: 60 });
  await control("PUT", "suppliers/NORDWERK", { status: "Paused" });
  expect((await control("POST", "reset", {})).body).toEqual({ reset: true });
  expect([await eventTypes(), await enter()]).toEqual([[], 401]);
  expect((await control("POST", "clock", { advance_seconds: 0 })).body.now).toBe(
    "2025-11-27T00:00:00Z",
  );
  expect(await begin()).toEqual([201, 201, 500]);
});

describe("where much is stored", () => {
  const SUBJECTS = 2_500;
  beforeEach(async () => {
    const staged = Array.from({ length: SUBJECTS }, (_, index) => ({
      ...KEY,
      external_account_number: `NW-${10_000 + index}`,
    }));
    await control("PUT", "state", { staged });
    await app.store.write(async (writer) => {
      for (const { external_account_number: subject } of staged)
        await writer.addEvent({ type: "account.created-v1", payload: { subject }, subject });
    });
  });

  test.each(["overview", "events"])("other work has its turn during GET %s", async (path) => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    await control("GET", path);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(0);
  });

  test("events are those of one moment, in order, however many are asked for", async () => {
    const all = control("GET", "events");
    await stage();
    const subjects = (events: readonly { subject: string }[]) =>
      events.map(({ subject }) => subject);
    const numbers = Array.from({ length: SUBJECTS }, (_, index) => `NW-${10_000 + index}`);
    expect(subjects((await all).body.events)).toEqual(numbers);
    const some = await control("GET", "events?limit=1500");
    expect(subjects(some.body.events)).toEqual(numbers.slice(-1500));
  });
});

describe("the overview", () => {
  const overview = async () => (await control("GET", "overview")).body;
  const groups = async () =>
    (await overview()).groups.map(
      (group: { state: string; mark: string | null; count: number; accounts: object[] }) => [
        group.state,
        group.mark,
        group.count,
        group.accounts,
      ],
    );
  const named = (external_account_number: string, more: object = {}) => ({
    ...KEY,
    external_account_number,
    ...more,
  });

  test("has clock, suppliers as they are now, teams, weather and scenarios", async () => {
    await control("PUT", "suppliers/NORDWERK", { status: "Paused" });
    await control("PUT", "weather", { faults: 0.5 });
    await control("POST", "clock", { advance_seconds: 3600 });
    expect(await overview()).toEqual({
      now: "2025-11-27T01:00:00Z",
      operations_teams: DEVELOPMENT_SETTINGS.operationsTeams,
      suppliers: [
        { code: "NORDWERK", status: "Paused" },
        { code: "NORDWERK-DEBT", status: "Ongoing" },
      ],
      weather: { faults: 0.5 },
      scenarios: SCENARIOS,
      groups: [],
    });
  });

  test("has no scenarios if they have no effect", async () => {
    const without = createApp({ control: true, settings: { scenarios: false } });
    const response = await without.fetch(new Request("http://127.0.0.1/__control/overview"));
    expect(JSON.parse(await response.text()).scenarios).toEqual([]);
    await without.close();
  });

  test("counts and names the accounts in each state, with the end of their last attempt", async () => {
    for (const number of ["NW-1", "NW-2", "NW-3", "TEST-FAILS"]) await stage(named(number));
    const order = { operations_team_name: "migrations-north" };
    await call(PROCESS, named("NW-1", order));
    await call(PROCESS, named("NW-2", { ...order, dry_run: true }));
    await call(PROCESS, named("TEST-FAILS", order));
    for (const number of ["NW-3", "NW-9"])
      await control("PUT", `imports/NORDWERK/${number}`, { skipped: true });
    expect(await groups()).toEqual([
      ["imported", null, 1, [named("NW-1", { platform_account_number: expect.any(String) })]],
      ["staged", "dry_run_passed", 1, [named("NW-2")]],
      ["skipped", null, 2, [named("NW-3"), named("NW-9")]],
      ["staged", "failed", 1, [named("TEST-FAILS")]],
    ]);
  });

  test("names 1,000 accounts of a state, and counts all of them", async () => {
    const staged = Array.from({ length: 2100 }, (_, index) => named(`NW-${10_000 + index}`));
    await control("PUT", "state", { staged });
    const [[state, mark, count, accounts]] = await groups();
    expect([state, mark, count, accounts.length]).toEqual(["staged", null, 2100, 1000]);
    expect(accounts[0]).toEqual(named("NW-10000"));
  });
});
