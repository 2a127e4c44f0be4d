// One answer of an operation in place of the usual one: of the app, the mock, behind MSW and by
// /__control/overrides.
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { handlersFor } from "../../../src/msw.ts";
import { createApp } from "../../../src/server.ts";

const PRODUCTS = "/v1/products/";
type Server = Pick<ReturnType<typeof createApp>, "fetch" | "override">;

async function ask({ fetch }: Server, headers: Record<string, string> = {}) {
  const answer = await fetch(new Request(`http://127.0.0.1${PRODUCTS}`, { headers }));
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}
const statuses = async (server: Server, count: number) => {
  const found: number[] = [];
  while (found.length < count) found.push((await ask(server)).status);
  return found;
};

describe.each<[what: string, make: () => Server]>([
  ["an app", () => createApp()],
  ["a mock", () => createMock()],
])("override of %s", (_, make) => {
  test("is gone after so many requests", async () => {
    const server = make();
    await server.override("listProducts", 500, { example: "internal_error", times: 2 });
    expect(await statuses(server, 4)).toEqual([500, 500, 200, 200]);
  });

  test("lasts until it is taken back, and replaces the one before", async () => {
    const server = make();
    await server.override("listProducts", 500);
    const takeBack = await server.override("listProducts", 200, { example: "none" });
    expect((await ask(server)).body.results).toEqual([]);
    takeBack();
    expect((await ask(server)).body.results).not.toEqual([]);
  });

  test("leaves refusals and other operations as they are", async () => {
    const server = make();
    await server.override("getAccount", 404);
    const answer = await server.fetch(new Request("http://127.0.0.1/v1/accounts/A-1/"));
    expect([answer.status, (await ask(server)).status]).toEqual([401, 200]);
  });

  test("is refused unless the contract has the answer", async () => {
    const { override } = make();
    const wrong = override as (...args: unknown[]) => Promise<unknown>;
    await expect(wrong("listProduct", 200)).rejects.toThrow("there is no operation listProduct");
    await expect(wrong("listProducts", 201)).rejects.toThrow("no answer 201; it has 200, ");
    await expect(wrong("listProducts", 200, { example: "nine" })).rejects.toThrow(
      "did you mean none?",
    );
  });
});

test("the compiler knows the examples of a status", async () => {
  const { override } = createMock();
  await override("processAccount", 429, { example: "import_in_progress", times: 1 });
  // @ts-expect-error: an example of another status
  await expect(override("processAccount", 429, { example: "internal_error" })).rejects.toThrow();
  // @ts-expect-error: a status that the operation does not have
  await expect(override("processAccount", 418)).rejects.toThrow();
});

test("a preference of a request to the mock comes first", async () => {
  const mock = createMock();
  await mock.override("listProducts", 500);
  expect((await ask(mock, { Prefer: "code=200" })).status).toBe(200);
});

test("behind MSW the override is that of the app", async () => {
  const app = createApp();
  const server = setupServer(...handlersFor(app, { baseUrl: "https://api.example.com" }));
  server.listen({ onUnhandledFrame: "error" });
  try {
    await app.override("listProducts", 500, { times: 1 });
    const call = async () => (await fetch(`https://api.example.com${PRODUCTS}`)).status;
    expect([await call(), await call()]).toEqual([500, 200]);
  } finally {
    server.close();
  }
});

describe("/__control/overrides", () => {
  const app = createApp({ control: true });
  async function call(method: string, path: string, body?: object) {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const headers = { "content-type": "application/json" };
    const answer = await app.fetch(new Request(`http://127.0.0.1${path}`, { ...init, headers }));
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }
  const OVERRIDES = "/__control/overrides";
  const overrides = [{ operation: "listProducts", status: 500, times: 2 }];

  test("sets and lists them, and a reset takes them back", async () => {
    expect((await call("PUT", OVERRIDES, { overrides })).status).toBe(200);
    expect((await ask(app)).status).toBe(500);
    expect((await call("GET", OVERRIDES)).body.overrides[0]).toMatchObject({ times: 1 });
    await call("POST", "/__control/reset");
    expect((await call("GET", OVERRIDES)).body).toEqual({ overrides: [] });
    expect((await ask(app)).status).toBe(200);
  });

  test.each([
    [{ operation: "listProduct", status: 200 }, "overrides.0.operation"],
    [{ operation: "listProducts", status: 201 }, "overrides.0.status"],
    [{ operation: "listProducts", status: 200, example: "nine" }, "overrides.0.example"],
    [{ operation: "listProducts", status: 200, times: 0 }, "overrides.0.times"],
  ])("refuses %j at %s", async (override, attr) => {
    const { status, body } = await call("PUT", OVERRIDES, { overrides: [override] });
    expect([status, body.errors.map((error: { attr: string }) => error.attr)]).toEqual([
      400,
      expect.arrayContaining([attr]),
    ]);
  });
});
