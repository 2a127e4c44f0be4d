// One answer of an operation in place of the usual one: behind a door, of the mock and behind MSW.
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import { createMock } from "../../../src/mock.ts";
import { handlersFor } from "../../../src/msw.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { type OverrideAnswer, Overrides } from "../../../src/servers/prefer/overrides.ts";
import { openPlainDoor } from "../http/plain-door.ts";

const PRODUCTS = "/v1/products/";
interface Server {
  readonly fetch: Fetch;
  readonly override: OverrideAnswer;
}

/** A server whose own list is the same for everyone. */
function openDoor(): Server {
  const overrides = new Overrides();
  const own = { status: 200, body: { results: ["its own"] } };
  const { fetch } = openPlainDoor({
    answer: async (call) => (await overrides.answer(call)) ?? own,
  });
  return { fetch, override: overrides.add };
}

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
  ["a server", openDoor],
  ["a mock", () => createMock()],
])("override of %s", (_, make) => {
  test("is gone after so many requests", async () => {
    const server = make();
    await server.override("listProducts", 500, { example: "internal_error", times: 2 });
    expect(await statuses(server, 4)).toEqual([500, 500, 200, 200]);
  });

  test("answers with a body of the user's own, and rejects one that breaks the contract", async () => {
    const server = make();
    const body = { count: 7, next: null, previous: null, results: [] };
    await server.override("listProducts", 200, { body });
    expect((await ask(server)).body).toEqual(body);
    const wrong = server.override("listProducts", 200, { body: { ...body, count: "7" } as never });
    await expect(wrong).rejects.toThrow(
      'listProducts can\'t be answered so: the body is not one of this answer: count must be an integer, not the string "7".',
    );
    expect((await ask(server)).body).toEqual(body);
  });

  test("lasts until it is taken back, and replaces the one before", async () => {
    const server = make();
    await server.override("listProducts", 500);
    const takeBack = await server.override("listProducts", 200, { example: "none" });
    expect((await ask(server)).body.results).toEqual([]);
    takeBack();
    expect((await ask(server)).body.results).not.toEqual([]);
  });

  test("is taken back alone: never one of the same operation that came later", async () => {
    const server = make();
    const takeBack = await server.override("listProducts", 500, { times: 3 });
    await statuses(server, 1);
    await server.override("listProducts", 500, { times: 2 });
    takeBack();
    expect(await statuses(server, 3)).toEqual([500, 500, 200]);
    const counted = await server.override("listProducts", 500, { times: 3 });
    await statuses(server, 1);
    counted();
    expect(await statuses(server, 1)).toEqual([200]);
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
      /has no example nine; did you mean none\?$/,
    );
    for (const times of [0, 1.5, Number.NaN])
      await expect(wrong("listProducts", 200, { times })).rejects.toThrow("times must be a whole");
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

test("behind MSW the override is that of the mock", async () => {
  const mock = createMock();
  const server = setupServer(...handlersFor(mock, { baseUrl: "https://api.example.com" }));
  server.listen({ onUnhandledFrame: "error" });
  try {
    await mock.override("listProducts", 500, { times: 1 });
    const call = async () => (await fetch(`https://api.example.com${PRODUCTS}`)).status;
    expect([await call(), await call()]).toEqual([500, 200]);
  } finally {
    server.close();
  }
});
