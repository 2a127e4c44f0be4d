// What a screen learns of a refusal, and calls that wait, in front of the reference server.
import createFetchClient from "openapi-fetch";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { readOperations } from "../../../scripts/source/openapi.ts";
import {
  AnswerError,
  checkAnswers,
  isRefusal,
  RefusalError,
  refusals,
  waitAndRepeat,
  withToken,
} from "../../../src/client.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { ErrorBody, paths } from "../../../src/rest.ts";
import type { App } from "../../../src/server.ts";
import { built } from "../../built.ts";

const { createApp } = await built("server");
const PROCESS = "/v1/data-import/account-import-process/process/";
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const ORDER = { ...KEY, operations_team_name: "migrations-north" };

let app: App;
beforeEach(() => {
  app = createApp({ control: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const clientOf = (fetch = (request: Request) => app.fetch(request)) =>
  createFetchClient<paths>({
    baseUrl: "http://127.0.0.1",
    headers: { Authorization: `Token ${app.settings.tokens[0]}` },
    fetch,
  });
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("isRefusal", () => {
  const IMPORTED = fixture("stageAccount", "account_already_imported");
  const errors = readOperations(openApi as never).flatMap(({ answers }) =>
    answers
      .filter(({ status }) => status >= "400")
      .flatMap(({ content }) => content?.examples ?? []),
  );

  test("knows each error of the contract, thrown or not, and its code", () => {
    expect(errors.length).toBeGreaterThan(100);
    for (const { value } of errors) {
      const body = value as ErrorBody;
      const thrown = new RefusalError(body, new Response(null, { status: 400 }));
      expect([isRefusal(body), isRefusal(thrown)]).toEqual([true, true]);
      for (const error of [body, thrown]) {
        expect(isRefusal(error, body.code as never)).toBe(true);
        expect(isRefusal(error, "supplier_complete")).toBe(error.code === "supplier_complete");
      }
    }
  });

  test("of a code is false without the fields that it has", () => {
    const { platform_account_number: number, ...body } = IMPORTED;
    expect(number).toMatch(/^A-/);
    expect(isRefusal(IMPORTED, "account_already_imported")).toBe(true);
    for (const wrong of [body, { ...body, platform_account_number: 7 }]) {
      expect(isRefusal(wrong, "account_already_imported")).toBe(false);
      expect(isRefusal(wrong)).toBe(true);
    }
  });

  test.each([
    undefined,
    null,
    "account_already_imported",
    new TypeError("fetch failed"),
    new AnswerError("getAccount", 502, [], "no"),
    { detail: "No.", code: "x" },
    { detail: "No.", code: "x", errors: "none" },
    { detail: "No.", code: 7, errors: [] },
    [],
  ])("is false for %j", (value: unknown) => {
    expect(isRefusal(value)).toBe(false);
  });
});

describe("refusals", () => {
  test("throws what the API refuses, with its body, status and code", async () => {
    const client = clientOf();
    client.use(refusals());
    expect((await client.POST(STAGE, { body: KEY })).data).toEqual(KEY);
    const error = await thrownBy(
      client.POST(STAGE, { body: { ...KEY, customers: [{ mobile: "12" }] } }),
    );
    expect(error).toBeInstanceOf(RefusalError);
    expect(error).toMatchObject({
      name: "RefusalError",
      message: "The account data is not valid.",
      status: 400,
      waitSeconds: undefined,
      body: { code: "account_failed_validation", errors: [{ attr: "customers.0.mobile" }] },
    });
    // The fields of the body are its own, too.
    expect(error).toMatchObject((error as RefusalError).body);
  });

  test("tells the number of an account that is there", async () => {
    const client = clientOf();
    client.use(refusals());
    await client.POST(STAGE, { body: KEY });
    const { data } = await client.POST(PROCESS, { body: ORDER });
    const error = await thrownBy(client.POST(PROCESS, { body: ORDER }));
    if (!isRefusal(error, "account_already_imported")) throw error;
    expect(error.body.platform_account_number).toBe(data?.platform_account_number);
    expect(error).toHaveProperty("platform_account_number", data?.platform_account_number);
  });

  test.each([
    ["4", 4],
    ["0", 0],
    ["Sat, 28 Nov 2026 12:00:09 GMT", 9],
    ["Sat, 28 Nov 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    [undefined, undefined],
  ])("says how long to wait for Retry-After: %s", (text, seconds) => {
    vi.useFakeTimers({ now: Date.parse("2026-11-28T12:00:00Z") });
    const headers = text === undefined ? {} : { "Retry-After": text };
    const busy = fixture("processAccount", "import_in_progress");
    const error = new RefusalError(busy, new Response(null, { status: 429, headers }));
    expect(error.waitSeconds).toBe(seconds);
  });

  test("keeps its own fields, whatever a body is called", () => {
    const body = { ...JSON.parse('{"__proto__": {"status": 1}}'), detail: "No.", code: "x" };
    const error = new RefusalError(
      { ...body, errors: [], status: "TRANSACTION_IMPORT_ERROR", message: "m", stack: "s" },
      new Response(null, { status: 400 }),
    );
    expect([error.status, error.message, error.name]).toEqual([400, "No.", "RefusalError"]);
    expect(error.body).toHaveProperty("status", "TRANSACTION_IMPORT_ERROR");
    expect(error.stack).toContain("refusals.test");
    expect(error).toBeInstanceOf(RefusalError);
  });

  test.each([
    ["a page of a gateway", new Response("<h1>502</h1>", { status: 502 }), 502],
    ["another body", Response.json({ error: "no" }, { status: 404 }), 404],
  ])("tells %s apart", async (_, answer, status) => {
    const client = clientOf(async () => answer);
    client.use(refusals());
    expect(await thrownBy(client.GET("/v1/products/"))).toMatchObject({
      name: "AnswerError",
      operation: "GET /v1/products/",
      status,
      issues: [],
    });
  });

  test("leaves a network that fails as it is, and what breaks the contract to checkAnswers", async () => {
    const failing = clientOf(() => Promise.reject(new TypeError("fetch failed")));
    failing.use(refusals());
    expect(await thrownBy(failing.GET("/v1/products/"))).toBeInstanceOf(TypeError);
    const client = clientOf(async () =>
      Response.json({ detail: "No.", code: "x", errors: [7] }, { status: 400 }),
    );
    client.use(refusals(), checkAnswers());
    expect(await thrownBy(client.GET("/v1/products/"))).toBeInstanceOf(AnswerError);
  });
});

describe("waitAndRepeat", () => {
  /** Answers 429 so often, and then as the server does. */
  function busy(times: number, retryAfter?: string) {
    const bodies: string[] = [];
    const client = clientOf(async (request) => {
      bodies.push(await request.clone().text());
      const headers = retryAfter === undefined ? {} : { "Retry-After": retryAfter };
      return bodies.length <= times
        ? Response.json(fixture("processAccount", "import_in_progress"), { status: 429, headers })
        : app.fetch(request);
    });
    return { client, bodies };
  }
  const stage = (client: ReturnType<typeof clientOf>, signal?: AbortSignal) =>
    client.POST(STAGE, { body: KEY, ...(signal ? { signal } : {}) });

  test.each([
    ["2", 2, 4000],
    ["0", 3, 600],
    [undefined, 1, 1000],
  ])("repeats the call with its body, for Retry-After: %s", async (retryAfter, times, total) => {
    vi.useFakeTimers();
    const { client, bodies } = busy(times, retryAfter);
    client.use(refusals(), waitAndRepeat());
    const answer = stage(client);
    await vi.advanceTimersByTimeAsync(total - 1);
    expect(bodies).toHaveLength(times);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).data).toEqual(KEY);
    expect(bodies).toEqual(Array(times + 1).fill(JSON.stringify(KEY)));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("gives up before its limit, at once if the API asks for more", async () => {
    vi.useFakeTimers();
    const patient = busy(100, "4");
    patient.client.use(refusals(), waitAndRepeat({ seconds: 10 }));
    const refused = thrownBy(stage(patient.client));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await refused).toMatchObject({ status: 429, waitSeconds: 4 });
    expect(patient.bodies).toHaveLength(3);
    const asked = busy(100, "11");
    asked.client.use(refusals(), waitAndRepeat({ seconds: 10 }));
    expect(await thrownBy(stage(asked.client))).toMatchObject({ status: 429, waitSeconds: 11 });
  });

  test.each(["call", "all"])("ends its waiting by the signal of %s", async (whose) => {
    vi.useFakeTimers();
    const ending = new AbortController();
    const { client, bodies } = busy(1, "5");
    client.use(waitAndRepeat(whose === "all" ? { signal: ending.signal } : {}));
    const answer = thrownBy(stage(client, whose === "call" ? ending.signal : undefined));
    await vi.advanceTimersByTimeAsync(1000);
    ending.abort(new Error("The page was left."));
    expect(await answer).toMatchObject({ message: "The page was left." });
    expect([bodies.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test("leaves all other answers as they are, and forgets a call that failed", async () => {
    const { client } = busy(0);
    client.use(waitAndRepeat());
    expect((await client.POST(PROCESS, { body: ORDER })).error?.code).toBe("account_not_staged");
    const failing = clientOf(() => Promise.reject(new TypeError("fetch failed")));
    failing.use(waitAndRepeat());
    expect(await thrownBy(failing.GET("/v1/products/"))).toBeInstanceOf(TypeError);
  });

  test("sends the token that withToken added", async () => {
    const [apiKey = ""] = app.settings.apiKeys;
    const tokens: (string | null)[] = [];
    const baseUrl = "http://127.0.0.1";
    const client = createFetchClient<paths>({
      baseUrl,
      async fetch(request) {
        tokens.push(request.headers.get("Authorization"));
        const [body, headers] = [
          fixture("processAccount", "import_in_progress"),
          { "Retry-After": "0" },
        ];
        return tokens.length === 1
          ? Response.json(body, { status: 429, headers })
          : app.fetch(request);
      },
    });
    const fetch = (request: Request) => app.fetch(request);
    client.use(refusals(), withToken({ apiKey, baseUrl, fetch }), waitAndRepeat());
    expect((await client.POST(STAGE, { body: KEY })).data).toEqual(KEY);
    expect(tokens).toEqual([expect.stringMatching(/^Token \S/), tokens[0]]);
  });
});
