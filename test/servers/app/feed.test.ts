// What a server remembers of its requests, and what it reports while it runs.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import process from "../../../config/import-process.json" with { type: "json" };
import { listen } from "../../../src/server.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { type App, type AppOptions, createApp } from "../../../src/servers/app/create-app.ts";
import { STORES } from "../stores/engines.ts";

const [TOKEN = ""] = DEVELOPMENT_SETTINGS.tokens;
const [API_KEY = ""] = DEVELOPMENT_SETTINGS.apiKeys;
const IMPORT = "/v1/data-import/account-import-process";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const SLOW = { external_account_number: "TEST-SLOW" };

let app: App;
beforeEach(() => {
  app = createApp({ control: true, wait: async () => {} });
});
afterEach(() => app.close());

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: {
        Authorization: `Token ${TOKEN}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
const stage = (account: object = KEY) => ask("POST", `${IMPORT}/create-or-update/`, account);
const processAccount = (order: object = {}) =>
  ask("POST", `${IMPORT}/process/`, { ...KEY, operations_team_name: "migrations-north", ...order });
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every kind
const json = async (response: Response): Promise<any> => JSON.parse(await response.text());
const requests = async (query = "") =>
  (await json(await ask("GET", `/__control/requests${query}`))).requests;

describe("the requests", () => {
  test("are listed with operation, status, faults and bodies", async () => {
    await stage();
    await stage({ ...KEY, import_supplier: 7 });
    await ask("GET", "/v1/nothing/?x=1", undefined, { "X-Request-Id": "r-3" });
    const first = {
      number: 1,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: "POST",
      path: `${IMPORT}/create-or-update/`,
      operation: "stageAccount",
      status: 201,
      code: null,
      milliseconds: expect.any(Number),
      faults: [],
      request_body: KEY,
      response_body: KEY,
    };
    expect(await requests()).toEqual([
      first,
      expect.objectContaining({
        number: 2,
        status: 400,
        code: "account_failed_validation",
        faults: [expect.objectContaining({ attr: "import_supplier", code: "invalid_type" })],
        request_body: { ...KEY, import_supplier: 7 },
      }),
      expect.objectContaining({
        number: 3,
        request_id: "r-3",
        path: "/v1/nothing/?x=1",
        operation: null,
        status: 404,
      }),
    ]);
    expect(app.requests.list()).toEqual(await requests());
  });

  test("are filtered by operation and status", async () => {
    await stage();
    await stage({});
    await processAccount();
    const statuses = async (query: string) =>
      (await requests(query)).map(({ status }: { status: number }) => status);
    expect(await statuses("?operation=stageAccount")).toEqual([201, 400]);
    expect(await statuses("?status=2xx")).toEqual([201, 201]);
    expect(await statuses("?status=400&operation=stageAccount")).toEqual([400]);
    expect(await statuses("?status=404")).toEqual([]);
    expect(await statuses("?limit=2")).toEqual([400, 201]);
    expect(app.requests.list({ operation: "processAccount", status: "2xx" })).toHaveLength(1);
  });

  test("say how many more there are that are older", async () => {
    for (let count = 0; count < 7; count += 1) await stage();
    const page = async (query: string) => {
      const { earlier, requests: list } = await json(
        await ask("GET", `/__control/requests${query}`),
      );
      return [list.map(({ number }: { number: number }) => number), earlier];
    };
    expect(await page("?limit=3")).toEqual([[5, 6, 7], 4]);
    expect(await page("?limit=7")).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]);
    expect(await page("?status=400&limit=1")).toEqual([[], 0]);
    await ask("DELETE", "/__control/requests");
    expect(await page("")).toEqual([[], 0]);
  });

  test.each([
    ["?operation=stageAcount", "operation", "did you mean stageAccount?"],
    ["?operation=toString", "operation", "must be the id of an operation"],
    ["?status=9xx", "status", "must be a status"],
    ["?wait=61", "wait", "at most 60"],
    ["?wait=soon", "wait", "must be a number"],
    ["?limit=0", "limit", "at least 1"],
    ["?limit=some", "limit", "must be an integer"],
    ["?limit=1&limit=2", "limit", "given twice"],
  ])("%s is refused", async (query, attr, words) => {
    const response = await ask("GET", `/__control/requests${query}`);
    const { errors } = await json(response);
    expect([response.status, errors[0].attr]).toEqual([400, attr]);
    expect(errors[0].detail).toContain(words);
  });

  test("are cleared by DELETE and by a reset, and counted on", async () => {
    await stage();
    expect((await ask("DELETE", "/__control/requests")).status).toBe(200);
    expect(await requests()).toEqual([]);
    await stage();
    expect(await requests()).toMatchObject([{ number: 2 }]);
    await ask("POST", "/__control/reset");
    expect(await requests()).toEqual([]);
    app.requests.clear();
    expect(app.requests.list()).toEqual([]);
  });

  test("are waited for", async () => {
    const waiting = requests("?operation=stageAccount&status=201&wait=60");
    const inCode = app.requests.waitFor({ status: 400 });
    await stage({});
    await stage();
    expect(await waiting).toMatchObject([{ status: 201 }]);
    expect(await inCode).toMatchObject([{ status: 400 }]);
    expect(await app.requests.waitFor({ status: 404 }, 1)).toEqual([]);
  });

  test("are the last 1,000, and bodies of any size take little room", async () => {
    for (let count = 0; count < 1001; count += 1) await ask("GET", "/v1/products/");
    expect(app.requests.list()).toHaveLength(1000);
    expect(app.requests.list()[0]?.number).toBe(2);
    await stage({ ...KEY, customers: [{ family_name: "x".repeat(100_000) }] });
    expect(app.requests.list().at(-1)?.request_body).toMatch(/^\[left out: 100\d+ characters\]$/);
  });

  test("never hold secrets and tokens, wherever they were sent", async () => {
    const query = `mutation { obtainPlatformToken(input: { APIKey: "${API_KEY}" }) { token refreshToken } }`;
    const issued = (await json(await ask("POST", "/v1/graphql/", { query }))).data
      .obtainPlatformToken;
    const basic = btoa(`${API_KEY}:`);
    await ask("GET", `/v1/products/?key=${API_KEY}&token=${TOKEN}`);
    await ask("GET", "/v1/accounts/A-1/", undefined, { Authorization: `Basic ${basic}` });
    await ask("GET", `/v1/accounts/${issued.token}/`, undefined, {
      Authorization: `Token ${issued.token}`,
      "X-Request-Id": issued.token,
    });
    await stage({ ...KEY, customers: [{ family_name: `${API_KEY} ${TOKEN}` }] });
    const text = JSON.stringify(await requests());
    for (const secret of [API_KEY, TOKEN, basic, issued.token, issued.refreshToken])
      expect(text).not.toContain(secret);
    expect(text).toContain("[hidden]");
    expect(await requests("?operation=obtainPlatformToken")).toMatchObject([{ status: 200 }]);
  });

  test("never hold a secret that JSON writes with escapes", async () => {
    const secret = 'quote " slash \\ tab \t';
    app = createApp({ control: true, settings: { tokens: [TOKEN, secret] } });
    await stage({ ...KEY, customers: [{ family_name: secret, given_name: "Ada" }] });
    expect(app.requests.list()[0]?.request_body).toEqual({
      ...KEY,
      customers: [{ family_name: "[hidden]", given_name: "Ada" }],
    });
  });

  test("never hold a secret that is the name of a field", async () => {
    await stage({ ...KEY, metadata: [{ key: "k", value: { [API_KEY]: [{ [TOKEN]: 1 }] } }] });
    const hidden = { key: "k", value: { "[hidden]": [{ "[hidden]": 1 }] } };
    expect(app.requests.list()[0]).toMatchObject({ request_body: { metadata: [hidden] } });
    expect(JSON.stringify(await requests())).not.toContain(API_KEY);
  });

  test("are waited for without an end", async () => {
    const waiting = app.requests.waitFor({ status: 400 }, Number.POSITIVE_INFINITY);
    expect(await app.requests.waitFor({ status: 400 }, 10)).toEqual([]);
    await stage({});
    expect(await waiting).toMatchObject([{ status: 400 }]);
  });

  test("are not recorded without control, and every use says how to record them", async () => {
    const closed = createApp();
    expect(() => closed.requests.list()).toThrow("createApp({ control: true })");
    await expect(closed.requests.waitFor()).rejects.toThrow("createApp({ control: true })");
    await closed.close();
  });
});

interface Message {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of message has its own data
  readonly data: any;
}

/** Reads the stream until it has so many messages. */
async function read(response: Response, count: number): Promise<Message[]> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (text.split("\n\n").length <= count) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text
    .split("\n\n")
    .slice(0, -1)
    .map((block) => {
      const [, name = "", data = ""] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) };
    });
}
const stream = () => ask("GET", "/__control/stream");
/** The moves that some requests cause. */
async function movesOf(work: () => Promise<unknown>) {
  const response = await stream();
  const reading = read(response, Number.POSITIVE_INFINITY);
  await work();
  await app.close();
  app = createApp(); // a store of SQL is closed only once
  return (await reading).filter(({ name }) => name === "move").map(({ data }) => data);
}

describe("the stream", () => {
  test("has requests, moves and emitted events as they happen, with the id of their request", async () => {
    const response = await stream();
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reading = read(response, 9);
    await stage();
    await ask(
      "POST",
      `${IMPORT}/process/`,
      { ...KEY, operations_team_name: "migrations-north" },
      { "X-Request-Id": "r-2" },
    );
    await ask("POST", "/__control/reset");
    const messages = await reading;
    expect(messages.map(({ name }) => name)).toEqual([
      "connected",
      "move",
      "request",
      "emitted",
      "emitted",
      "move",
      "move",
      "request",
      "reset",
    ]);
    expect(messages[0]?.data).toEqual({});
    const [, first, , created, , , imported] = messages;
    expect(first?.data).toEqual({
      ...KEY,
      from: "not_staged",
      to: "staged",
      request_id: messages[2]?.data.request_id,
    });
    expect(created?.data).toMatchObject({ type: "account.created-v1", sequence: 1 });
    expect(imported?.data).toEqual({
      ...KEY,
      from: "in_progress",
      to: "imported",
      platform_account_number: created?.data.payload.account_number,
      request_id: "r-2",
    });
  });

  test("over HTTP holds up no end of the server", async () => {
    const server = await listen(app);
    const response = await fetch(`${server.url}/__control/stream`);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain("event: connected");
    const cut = reader.read().catch((error: unknown) => error);
    await server.close();
    expect(await cut).toBeInstanceOf(Error);
  });

  test("is not opened by HEAD", async () => {
    const response = await ask("HEAD", "/__control/stream");
    expect([response.status, response.body]).toEqual([200, null]);
  });
});

describe("the moves", () => {
  const step = (from: string, to: string, more: object = {}) =>
    expect.objectContaining({ from, to, ...more });
  const attempt = (mark: string) => [
    step("staged", "in_progress"),
    step("in_progress", "staged", { mark }),
  ];
  const skip = (skipped: boolean) => ask("PUT", "/__control/imports/NORDWERK/NW-1", { skipped });

  test.each<[string, () => Promise<unknown>, unknown[]]>([
    [
      "data that is staged again",
      () => stage().then(() => stage()),
      [step("not_staged", "staged"), step("staged", "staged")],
    ],
    ["a dry run that passes", () => processAccount({ dry_run: true }), attempt("dry_run_passed")],
    [
      "an import that takes time",
      () => processAccount({ external_account_number: "TEST-SLOW" }),
      [step("staged", "in_progress"), step("in_progress", "imported")],
    ],
    [
      "an attempt that fails",
      () => processAccount({ external_account_number: "TEST-FAILS" }),
      attempt("failed"),
    ],
    [
      "a dry run that fails",
      () => processAccount({ external_account_number: "TEST-FAILS", dry_run: true }),
      attempt("dry_run_failed"),
    ],
    [
      "an account that is skipped and taken back",
      () =>
        skip(true)
          .then(() => skip(true))
          .then(() => skip(false)),
      [step("staged", "skipped"), step("skipped", "staged")],
    ],
    ["a refused request", () => processAccount({ operations_team_name: "nobody" }), []],
  ])("of %s", async (name, work, moves) => {
    if (name !== "data that is staged again")
      for (const external_account_number of ["NW-1", "TEST-SLOW", "TEST-FAILS"])
        await stage({ ...KEY, external_account_number });
    expect(await movesOf(work)).toEqual(moves);
  });

  test("of an account that is skipped before it is staged", async () => {
    expect(await movesOf(() => skip(true).then(() => skip(false)))).toEqual([
      step("not_staged", "skipped"),
      step("skipped", "not_staged"),
    ]);
  });

  test("of accounts in a state that is loaded are none: everything is replaced", async () => {
    expect(await movesOf(() => ask("PUT", "/__control/state", { staged: [KEY] }))).toEqual([]);
  });

  /** What happens to a slow import while it waits, with the moves of it. */
  const movesDuring = async (work: () => Promise<unknown>, options: AppOptions = {}) => {
    await app.close();
    let during = work;
    app = createApp({
      ...options,
      control: true,
      wait: () => {
        const now = during;
        during = async () => {};
        return now().then(() => {});
      },
    });
    return movesOf(() => stage({ ...KEY, ...SLOW }).then(() => processAccount(SLOW)));
  };

  test.each(STORES)("of a lease that runs out, told by its attempt, %s", async (_, open) => {
    const moves = await movesDuring(
      () => ask("POST", "/__control/clock", { advance_seconds: 3600 }),
      { store: await open() },
    );
    expect(moves.map(({ from, to, mark }) => [from, to, mark])).toEqual([
      ["not_staged", "staged", undefined],
      ["staged", "in_progress", undefined],
      ["in_progress", "staged", "failed"],
    ]);
    expect(moves[2].request_id).toBe(moves[1].request_id);
  });

  test.each<[string, () => Promise<Response>, unknown[]]>([
    ["data that is staged", () => stage({ ...KEY, ...SLOW }), [["in_progress", "imported"]]],
    [
      "a mark to be skipped",
      () => ask("PUT", "/__control/imports/NORDWERK/TEST-SLOW", { skipped: true }),
      [
        ["in_progress", "staged"],
        ["staged", "skipped"],
      ],
    ],
  ])("of an account in progress are those of its attempt, with %s meanwhile", async (...row) => {
    const [, work, end] = row;
    const moves = await movesDuring(async () => expect((await work()).status).toBe(200));
    expect(moves.slice(2).map(({ from, to }) => [from, to])).toEqual(end);
  });

  test("of a lease that another request takes when it has run out, which then goes on", async () => {
    const moves = await movesDuring(async () => {
      await app.store.moveClock(3_600_000); // nobody is told
      await processAccount(SLOW);
    });
    expect(moves.map(({ from, to, mark }) => [from, to, mark])).toEqual([
      ["not_staged", "staged", undefined],
      ["staged", "in_progress", undefined],
      ["staged", "in_progress", undefined],
      ["in_progress", "imported", undefined],
    ]);
  });

  test("of an account that is gone are no more", async () => {
    const moves = await movesDuring(async () => {
      await ask("POST", "/__control/reset");
      await stage({ ...KEY, external_account_number: "TEST-SLOW" });
      await ask("POST", "/__control/clock", { advance_seconds: 3600 });
    });
    expect(moves.map(({ from, to }) => [from, to]).slice(0, 3)).toEqual([
      ["not_staged", "staged"],
      ["staged", "in_progress"],
      ["not_staged", "staged"],
    ]);
  });

  test("all stand in the published picture", async () => {
    const known = process.moves.map(({ from, to, mark }) => [from, to, mark].join());
    const seen = await movesOf(async () => {
      for (const external_account_number of ["NW-1", "NW-1", "TEST-FAILS"])
        await stage({ ...KEY, external_account_number });
      await processAccount({ dry_run: true });
      await processAccount();
      for (const dry_run of [true, false])
        await processAccount({ external_account_number: "TEST-FAILS", dry_run });
      for (const number of ["TEST-FAILS", "NW-3"])
        for (const skipped of [true, false])
          await ask("PUT", `/__control/imports/NORDWERK/${number}`, { skipped });
    });
    const kinds = new Set(seen.map(({ from, to, mark }) => [from, to, mark].join()));
    expect([...kinds].sort()).toEqual([...new Set(known)].sort());
  });
});
