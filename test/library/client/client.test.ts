// The middlewares for openapi-fetch, in front of the reference server.
import createFetchClient from "openapi-fetch";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnswerError, checkAnswers, withToken } from "../../../src/client.ts";
import { ERROR_CODES, isErrorCode, type paths } from "../../../src/rest.ts";
import type { App } from "../../../src/server.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { built } from "../../built.ts";

const { createApp, createMemoryStore } = await built("server");
const BASE = "http://127.0.0.1";
const HOUR = 3_600_000;
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

let app: App;
beforeEach(() => {
  app = createApp({ control: true });
});
afterEach(() => app.close());

/** A client whose answers are changed on their way. */
function changed(change: (body: string) => string, status?: number) {
  return createFetchClient<paths>({
    baseUrl: BASE,
    headers: { Authorization: `Token ${app.settings.tokens[0]}` },
    async fetch(request) {
      const response = await app.fetch(request);
      return new Response(change(await response.text()), {
        status: status ?? response.status,
        headers: response.headers,
      });
    },
  });
}

describe("checkAnswers", () => {
  test("lets answers through that satisfy the contract, with their bodies", async () => {
    const client = changed((body) => body);
    client.use(checkAnswers());
    const { data } = await client.GET("/v1/products/");
    expect(data?.results.length).toBeGreaterThan(0);
    const { error } = await client.GET("/v1/accounts/{account_number}/", {
      params: { path: { account_number: "A-1" } },
    });
    expect(error?.code).toBe("not_found");
  });

  test.each<[string, (body: string) => string, number | undefined, object]>([
    [
      "a body",
      (body) => body.replace('"count":', '"cuont":'),
      undefined,
      { status: 200, issues: [expect.objectContaining({ attr: "count", code: "required" })] },
    ],
    ["a status", (body) => body, 418, { status: 418, issues: [] }],
    ["what is not JSON", () => "<html>", undefined, { status: 200, issues: [] }],
  ])("fails for %s that breaks it", async (_, change, status, expected) => {
    const client = changed(change, status);
    client.use(checkAnswers());
    await expect(client.GET("/v1/products/")).rejects.toMatchObject({
      name: "AnswerError",
      operation: "listProducts",
      ...expected,
    });
  });

  test("reports it instead, if it is told to", async () => {
    const errors: AnswerError[] = [];
    const client = changed((body) => body.replace('"count":', '"cuont":'));
    client.use(checkAnswers({ report: (error) => errors.push(error) }));
    expect((await client.GET("/v1/products/")).response.status).toBe(200);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining("The answer 200 of listProducts breaks the contract: count"),
    ]);
  });

  test("leaves answers of other paths as they are", async () => {
    const client = changed(() => "anything");
    client.use(checkAnswers());
    const { response } = await client.GET("/elsewhere/" as never, { parseAs: "text" } as never);
    expect(response.status).toBe(404);
  });
});

describe("withToken", () => {
  const [apiKey = ""] = createApp().settings.apiKeys;
  const open = (options: object = {}) => {
    const client = createFetchClient<paths>({
      baseUrl: BASE,
      fetch: (request) => app.fetch(request),
    });
    client.use(
      withToken({ apiKey, baseUrl: BASE, fetch: (request) => app.fetch(request), ...options }),
    );
    const stage = () =>
      client.POST("/v1/data-import/account-import-process/create-or-update/", { body: KEY });
    return { client, stage };
  };
  const tokens = () => app.requests.list({ operation: "obtainPlatformToken" }).length;

  test("gets one token for any number of calls", async () => {
    const { stage } = open();
    const answers = await Promise.all(Array.from({ length: 20 }, stage));
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 201]));
    await stage();
    expect(tokens()).toBe(1);
  });

  test("renews it before it ends", async () => {
    const { stage } = open({ tokenSeconds: 0 });
    await stage();
    await stage();
    expect(tokens()).toBe(2);
  });

  test("renews it by itself shortly before the server by itself ends it", async () => {
    const start = Date.now();
    const seconds = app.settings.tokenSeconds;
    const clock = vi.spyOn(Date, "now");
    const { stage } = open();
    const requested = [];
    for (const share of [0, 0.85, 0.95]) {
      clock.mockReturnValue(start + share * seconds * 1000);
      await stage();
      requested.push(tokens());
    }
    clock.mockRestore();
    expect(requested).toEqual([1, 1, 2]);
  });

  test("renews it once after a 401, for all calls together, and sends their bodies again", async () => {
    let now = Date.now();
    app = createApp({ control: true, store: createMemoryStore({ clock: () => now }) });
    const { stage } = open();
    await stage();
    now += 2 * HOUR;
    const answers = await Promise.all(Array.from({ length: 10 }, stage));
    expect(answers.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
    expect(tokens()).toBe(2);
  });

  test("exchanges the API key again when the refresh token is refused", async () => {
    const { stage } = open();
    await stage();
    await app.fetch(new Request(`${BASE}/__control/reset`, { method: "POST" }));
    expect((await stage()).response.status).toBe(201);
    expect(tokens()).toBe(2);
  });

  test("sends the token to the origin of the API, and to those that are named, alone", async () => {
    const sent: (string | null)[] = [];
    const fetch = (request: Request) => {
      if (request.url.includes("graphql")) return app.fetch(request);
      sent.push(
        `${new URL(request.url).origin} ${/^\w+/.exec(request.headers.get("authorization") ?? "no")}`,
      );
      return Promise.resolve(Response.json({}, { status: 401 }));
    };
    const client = createFetchClient<paths>({ baseUrl: BASE, fetch });
    client.use(withToken({ apiKey, baseUrl: `${BASE}/`, origins: ["https://a.example/"], fetch }));
    for (const baseUrl of [BASE, "https://a.example", `${BASE}:81`, "https://b.example"])
      await client.GET("/v1/products/", { baseUrl });
    const twice = (line: string) => [line, line]; // once more after the 401
    expect(sent).toEqual([
      ...twice(`${BASE} Token`),
      ...twice("https://a.example Token"),
      `${BASE}:81 no`,
      "https://b.example no",
    ]);
  });

  test.each([301, 302, 303, 307, 308])("never follows a %i with the API key", async (status) => {
    const bodies: string[] = [];
    const other = await listenWith(async (request) => {
      bodies.push(await request.text());
      return Response.json({});
    });
    const api = await listenWith(
      async () => new Response(null, { status, headers: { location: `${other.url}/v1/graphql/` } }),
    );
    const client = createFetchClient<paths>({ baseUrl: api.url });
    client.use(withToken({ apiKey, baseUrl: api.url }));
    await expect(client.GET("/v1/products/")).rejects.toThrow(
      `The API key was not exchanged for a token: status ${status}`,
    );
    expect(bodies).toEqual([]);
    await Promise.all([api.close(0), other.close(0)]);
  });

  test("loses the token of a call that is redirected to another origin", async () => {
    const seen: (string | null)[] = [];
    const other = await listenWith(async (request) => {
      seen.push(request.headers.get("authorization"));
      return Response.json({ results: [] });
    });
    const api = await listenWith((request) =>
      request.url.includes("graphql")
        ? app.fetch(request)
        : Promise.resolve(
            new Response(null, { status: 307, headers: { location: `${other.url}/v1/products/` } }),
          ),
    );
    const client = createFetchClient<paths>({ baseUrl: api.url });
    client.use(withToken({ apiKey, baseUrl: api.url }));
    expect((await client.GET("/v1/products/")).response.status).toBe(200);
    expect(seen).toEqual([null]);
    await Promise.all([api.close(0), other.close(0)]);
  });

  test("answers 401 if a new token is refused, too, and fails for a wrong key", async () => {
    const refusing = (request: Request) =>
      request.url.includes("graphql")
        ? app.fetch(request)
        : Promise.resolve(Response.json({ code: "authentication_failed" }, { status: 401 }));
    const client = createFetchClient<paths>({ baseUrl: BASE, fetch: refusing });
    client.use(withToken({ apiKey, baseUrl: BASE, fetch: refusing }));
    expect((await client.GET("/v1/products/")).response.status).toBe(401);
    await expect(open({ apiKey: "wrong" }).stage()).rejects.toThrow(
      "The API key was not exchanged for a token: The API key is not valid.",
    );
  });

  test.each<[string, Response, string]>([
    [
      "GraphQL",
      Response.json({ errors: [{ message: 'Cannot query field "obtainPlatformToken".' }] }),
      'Cannot query field "obtainPlatformToken".',
    ],
    [
      "the API",
      Response.json({ detail: "The server failed." }, { status: 500 }),
      "The server failed.",
    ],
    ["a redirect in a browser", Response.error(), "status of a redirect"],
    ["no JSON", new Response("<html>", { status: 404 }), "status 404"],
    ["JSON of any kind", Response.json(null), "status 200"],
    ["an empty token", Response.json({ data: { obtainPlatformToken: {} } }), "status 200"],
  ])("says why an exchange failed, by %s", async (_, answer, words) => {
    const { stage } = open({ fetch: async () => answer });
    await expect(stage()).rejects.toThrow(`was not exchanged for a token: ${words}`);
  });

  test.each<[object, string, string, string]>([
    [{}, "/v1/graphql/", "obtainPlatformToken", "ObtainPlatformTokenInput"],
    [
      { mutation: "ObtainAcmeToken", input: "AcmeKey", path: "/acme/graphql" },
      "/acme/graphql",
      "ObtainAcmeToken",
      "AcmeKey",
    ],
  ])("calls the mutation by its names: %j", async (names, path, mutation, input) => {
    const asked: [string, string][] = [];
    const { client } = open({
      ...names,
      async fetch(request: Request) {
        asked.push([request.url, (await request.json()).query]);
        return Response.json({ data: { [mutation]: { token: app.settings.tokens[0] } } });
      },
    });
    await client.GET("/v1/products/");
    expect(asked).toEqual([
      [
        `${BASE}${path}`,
        `mutation ($input: ${input}!) { ${mutation}(input: $input) { token refreshToken refreshExpiresIn } }`,
      ],
    ]);
  });
});

test("isErrorCode lets the table of codes be asked", () => {
  const text: string = "supplier_paused";
  expect(isErrorCode(text) && ERROR_CODES[text].status).toBe(400);
  expect(isErrorCode("toString")).toBe(false);
});
