// The reference server and the mock behind MSW in Node.
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { handlersFor } from "../../../src/msw.ts";
import { createApp } from "../../../src/server.ts";

const BASE = "https://api.example.com";
const TOKEN = { Authorization: "Token tk_demo_9sWc2LhY6pQzRb" };
const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const json = async (response: Response) => JSON.parse(await response.text());

describe.each([BASE, `${BASE}/`, `${BASE}/platform/api`, `${BASE}:8443/p/`])("at %s", (baseUrl) => {
  const base = baseUrl.replace(/\/$/, "");

  test("the app answers the paths of the contract, with links that carry the base", async () => {
    const app = createApp({ settings: { pageSize: 1 } });
    server.use(...handlersFor(app, { baseUrl }));
    const staged = await fetch(base + STAGE, {
      method: "POST",
      headers: { ...TOKEN, "Content-Type": "application/json" },
      body: JSON.stringify(KEY),
    });
    expect([staged.status, await json(staged)]).toEqual([201, KEY]);
    expect((await app.snapshot()).staged).toEqual([KEY]);
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
    `${BASE}/__control/`,
    `${BASE}/`,
  ])("%s is left to other handlers", async (url) => {
    server.use(
      ...handlersFor(createApp({ control: true }), { baseUrl: BASE }),
      http.all("*", () => HttpResponse.text("elsewhere")),
    );
    expect(await (await fetch(url)).text()).toBe("elsewhere");
  });

  test("paths to bypass go to the real server", async () => {
    const { listen } = await import("../../../src/server.ts");
    const real = await listen(createApp());
    server.use(...handlersFor(createMock(), { baseUrl: real.url, bypass: ["/v1/products/"] }));
    const products = await json(await fetch(`${real.url}/v1/products/`));
    expect(products.results[0].code).toBe(
      (await json(await createApp().fetch(new Request("http://a/v1/products/")))).results[0].code,
    );
    const account = await fetch(`${real.url}/v1/accounts/A-1/`, {
      headers: { Authorization: "Token any" },
    });
    expect(account.status).toBe(200);
    await real.close();
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
  server.use(...handlersFor(createApp({ weather: { lost: 1 } }), { baseUrl: BASE }));
  await expect(fetch(`${BASE}/v1/products/`)).rejects.toThrow(TypeError);
});

test("a base that is not an address is refused", () => {
  expect(() => handlersFor(createMock(), { baseUrl: "/api" })).toThrow("baseUrl has to be");
});
