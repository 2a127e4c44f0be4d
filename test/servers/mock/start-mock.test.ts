// Starting and closing mocks, over HTTP and in process.
import createClient from "openapi-fetch";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createMock, type Listening, startMock } from "../../../src/mock.ts";
import type { paths } from "../../../src/rest.ts";
import { openSocket } from "../../cli/open-socket.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("two mocks answer side by side", async () => {
  const [one, two] = await Promise.all([startMock({ seed: "1" }), startMock({ seed: "2" })]);
  expect(one.port).not.toBe(two.port);
  const ask = async (url: string) =>
    (await fetch(`${url}/v1/products/`, { headers: { Prefer: "dynamic=true" } })).text();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? one.url : two.url)),
  );
  expect(new Set(answers.filter((_, index) => index % 2 === 0)).size).toBe(1);
  expect(new Set(answers).size).toBe(2);
  await Promise.all([one.close(), two.close()]);
});

test("a mock that is closed leaves nothing behind, twenty times", async () => {
  const servers = () =>
    process.getActiveResourcesInfo().filter((name) => /TCP(Server|Socket)Wrap/.test(name)).length;
  const listeners = () =>
    process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`);
  await (await startMock()).close();
  const before = [servers(), listeners()] as const;
  for (let times = 0; times < 20; times++) {
    const mock = await startMock();
    expect((await fetch(`${mock.url}/v1/products/`)).status).toBe(200);
    await mock.close(0);
    await expect(fetch(`${mock.url}/v1/products/`)).rejects.toThrow();
  }
  await expect.poll(servers).toBeLessThanOrEqual(before[0]);
  expect(listeners()).toEqual(before[1]);
});

test("a mock that is closed does not wait for an incomplete request", async () => {
  const mock = await startMock();
  const { closed } = await openSocket(
    mock.url,
    "POST /v1/graphql/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  );
  // By the time that this is answered, the request before has begun.
  expect((await fetch(`${mock.url}/v1/products/`)).status).toBe(200);
  // The clock stands still, so that any timeout would never end.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const ended = mock.close();
  await vi.advanceTimersByTimeAsync(0);
  await ended;
  await closed;
});

test("a port that is in use is an error", async () => {
  const mock = await startMock();
  await expect(startMock({ port: mock.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await mock.close();
});

describe("in process", () => {
  test("it is a function from Request to Response", async () => {
    const response = await createMock().fetch(new Request("http://mock/v1/products/?page=1"));
    expect([response.status, await response.json()]).toMatchObject([200, { count: 2 }]);
  });
});

describe("a typed client works with a mock as it is", () => {
  let mock: Listening;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close(0));

  test.each([
    ["over HTTP", () => ({ baseUrl: mock.url })],
    ["in process", () => ({ baseUrl: "http://mock", fetch: createMock().fetch })],
  ])("%s", async (_, options) => {
    const client = createClient<paths>({ ...options(), headers: { Authorization: "Token demo" } });
    const staged = await client.POST("/v1/data-import/account-import-process/create-or-update/", {
      body: { import_supplier: "NORDWERK", external_account_number: "NW-1" },
    });
    expect(staged.data?.external_account_number).toBe("NW-1");
    const status = await client.GET(
      "/v1/data-import/account-transfer-status/{import_supplier_code}/{external_account_number}/",
      {
        params: { path: { import_supplier_code: "NORDWERK", external_account_number: "NW-1" } },
        headers: { Prefer: "example=inProgress" },
      },
    );
    expect(status.data).toEqual({ status: "IN_PROGRESS", platform_account_number: "" });
    const missing = await client.GET("/v1/accounts/{account_number}/", {
      params: { path: { account_number: "A-1" } },
      headers: { Prefer: "code=404" },
    });
    expect(missing.error).toMatchObject({ code: "not_found" });
  });
});
