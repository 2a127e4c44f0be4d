// Servers behind MSW in Node.
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { handlersFor } from "../../../src/msw.ts";
import { createApp, type Overview } from "../../../src/server.ts";
import { createProducts } from "../../../src/servers/handlers/createProducts.ts";
import { listProducts } from "../../../src/servers/handlers/listProducts.ts";
import { listenWith } from "../../../src/servers/host/listen.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import { AUTHORIZATION } from "../rest/client.ts";

const BASE = "https://api.example.com";
const CREATE = "/v1/data-import/products/";
const PRODUCTS = [{ code: "A" }, { code: "B" }];

/** A server that keeps products. */
function keepProducts() {
  const context = makeContext({ pageSize: 1 });
  const fetch = serveHandlers({ createProducts, listProducts }, context);
  return { fetch, kept: () => context.store.read((reader) => reader.listAllProducts()) };
}

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const json = async (response: Response) => JSON.parse(await response.text());

describe.each([BASE, `${BASE}/`, `${BASE}/platform/api`, `${BASE}:8443/p/`])("at %s", (baseUrl) => {
  const base = baseUrl.replace(/\/$/, "");

  test("a server answers the paths of the contract, with links that carry the base", async () => {
    const products = keepProducts();
    server.use(...handlersFor(products, { baseUrl }));
    const created = await fetch(base + CREATE, {
      method: "POST",
      headers: { Authorization: AUTHORIZATION, "Content-Type": "application/json" },
      body: JSON.stringify(PRODUCTS),
    });
    expect([created.status, await json(created)]).toEqual([201, { code: "A" }]);
    expect(await products.kept()).toEqual(PRODUCTS);
    const { next } = await json(await fetch(`${base}/v1/products/`));
    expect(next).toBe(`${base}/v1/products/?page=2`);
    const { previous } = await json(await fetch(next));
    expect(previous).toMatch(new RegExp(`^${base}/v1/products/`));
    expect((await fetch(`${base}/v1/products/`, { method: "DELETE" })).status).toBe(405);
  });
});

describe("what is not of the contract", () => {
  test.each([
    `${BASE}/other/`,
    `${BASE}/v1/products`,
    `${BASE}/v2/v1/products/`,
    "https://api.example.com.evil.com/v1/products/",
    "https://other.example.com/v1/products/",
    `${BASE}/__control`,
    `https://other.example.com/__control/`,
    `${BASE}/`,
  ])("%s is left to other handlers", async (url) => {
    server.use(
      ...handlersFor({ fetch: async () => new Response("own") }, { baseUrl: BASE }),
      http.all("*", () => HttpResponse.text("elsewhere")),
    );
    expect(await (await fetch(url)).text()).toBe("elsewhere");
  });

  test("paths to bypass go to the real server", async () => {
    const context = makeContext();
    await context.store.write((writer) => writer.putProducts([{ code: "OF-THE-REAL-ONE" }]));
    const real = await listenWith(serveHandlers({ listProducts }, context));
    server.use(...handlersFor(createMock(), { baseUrl: real.url, bypass: ["/v1/products/"] }));
    const { results } = await json(await fetch(`${real.url}/v1/products/`));
    expect(results).toMatchObject([{ code: "OF-THE-REAL-ONE" }]);
    const account = await fetch(`${real.url}/v1/accounts/A-1/`, {
      headers: { Authorization: "Token any" },
    });
    expect(account.status).toBe(200);
    await real.close();
  });
});

describe.each([BASE, `${BASE}/platform/api`])("/__control/ at %s", (baseUrl) => {
  test("is answered, to a page of any origin, and its stream tells what happens", async () => {
    const app = createApp({ control: true });
    server.use(...handlersFor(app, { baseUrl }));
    const headers = { Origin: "http://localhost:5173" };
    const overview: Overview = await json(
      await fetch(`${baseUrl}/__control/overview`, { headers }),
    );
    expect(overview.groups).toEqual([]);
    const leaving = new AbortController();
    const { body } = await fetch(`${baseUrl}/__control/stream`, {
      headers,
      signal: leaving.signal,
    });
    const reader = (body ?? expect.unreachable()).getReader();
    const decoder = new TextDecoder();
    let told = "";
    const readUntil = async (word: string) => {
      while (!told.includes(word))
        told += decoder.decode((await reader.read()).value ?? expect.unreachable());
    };
    await readUntil("event: connected");
    const staged = await fetch(
      `${baseUrl}/v1/data-import/account-import-process/create-or-update/`,
      {
        method: "POST",
        headers: { Authorization: AUTHORIZATION, "Content-Type": "application/json" },
        body: JSON.stringify({ import_supplier: "NORDWERK", external_account_number: "NW-1" }),
      },
    );
    expect(staged.status).toBe(201);
    await readUntil("event: move");
    await readUntil('"to":"staged"');
    leaving.abort();
    await app.close();
  });

  test("says why it is closed", async () => {
    for (const [of, words] of [
      [createApp(), "createApp({ control: true })"],
      [createMock(), "A mock has no /__control/"],
    ] as const) {
      server.use(...handlersFor(of, { baseUrl }));
      const closed = await fetch(`${baseUrl}/__control/overview`);
      expect([closed.status, (await json(closed)).detail]).toEqual([
        404,
        expect.stringContaining(words),
      ]);
    }
  });
});

test("the mock answers, too", async () => {
  server.use(...handlersFor(createMock(), { baseUrl: BASE }));
  const response = await fetch(`${BASE}/v1/accounts/A-1/`, {
    headers: { Authorization: "Token any", Prefer: "code=404" },
  });
  expect([response.status, (await json(response)).code]).toEqual([404, "not_found"]);
});

test("a call that the weather cuts rejects, as one of a broken network does", async () => {
  server.use(...handlersFor(createMock({ weather: { lost: 1 } }), { baseUrl: BASE }));
  await expect(fetch(`${BASE}/v1/products/`)).rejects.toThrow(TypeError);
});

test("a base that is not an address is refused", () => {
  expect(() => handlersFor(createMock(), { baseUrl: "/api" })).toThrow("baseUrl has to be");
});
