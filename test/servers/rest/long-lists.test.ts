// The list of all import processes of a supplier has no pages, so a long one is sent in pieces.
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listAccountImportProcesses } from "../../../src/servers/handlers/listAccountImportProcesses.ts";
import { type Listening, listenWith } from "../../../src/servers/host/listen.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import type { FrontDoor } from "../../../src/servers/http/front-door.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { ImportEntry, Reader, Store } from "../../../src/servers/stores/store.ts";
import { makeContext } from "../handlers/make-context.ts";
import { serveHandlers } from "../handlers/serve-handlers.ts";
import { AUTHORIZATION } from "./client.ts";
import { WAYS } from "./ways.ts";

const SUPPLIER = "NORDWERK";
const PATH = `/v1/data-import/all-account-import-processes/${SUPPLIER}/`;
const numberOf = (index: number): string => `NW-${100_000 + index}`;

const stage = (store: Store, ...numbers: readonly string[]): Promise<void> =>
  store.write(async (writer) => {
    for (const external_account_number of numbers)
      await writer.stage({ import_supplier: SUPPLIER, external_account_number });
  });

const stageMany = (store: Store, count: number): Promise<void> =>
  stage(store, ...Array.from({ length: count }, (_, index) => numberOf(count - 1 - index)));

const shown = (number: string) => ({
  external_account_number: number,
  platform_account_number: null,
  account_created_at: null,
});

/** A server that knows the list only. */
const serve = (store: Store, failed?: FrontDoor["failed"]): Fetch =>
  serveHandlers({ listAccountImportProcesses }, makeContext({}, store), failed && { failed });

const get = (server: Fetch, method = "GET"): Promise<Response> =>
  server(
    new Request(`http://127.0.0.1${PATH}`, { method, headers: { Authorization: AUTHORIZATION } }),
  );

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close(0);
});

/** Calls a server over HTTP. */
async function call(server: Fetch, init: RequestInit = {}): Promise<Response> {
  const listening = await listenWith(server);
  running.push(listening);
  return fetch(`${listening.url}${PATH}`, { headers: { Authorization: AUTHORIZATION }, ...init });
}

describe.each(WAYS)("$name", ({ reach }) => {
  test.each([0, 1, 999, 1_000, 1_001, 2_000, 2_345])(
    "a list of %i is complete, and sorted",
    async (count) => {
      const store = createMemoryStore();
      const { client, close } = await reach(serve(store));
      await stageMany(store, count);
      const { status, body } = await client.get(PATH);
      expect(status).toBe(200);
      expect(body).toEqual(Array.from({ length: count }, (_, index) => shown(numberOf(index))));
      await close();
    },
  );
});

test("a list has the text that it would have as a whole", async () => {
  const store = createMemoryStore();
  await stageMany(store, 2_001);
  const text = await (await get(serve(store))).text();
  expect(text).toBe(JSON.stringify(JSON.parse(text)));
});

test("a short list has a length, and a long one comes in pieces", async () => {
  const store = createMemoryStore();
  await stageMany(store, 999);
  const short = await call(serve(store));
  expect(short.headers.get("content-length")).toBe(`${(await short.text()).length}`);
  await stage(store, "last");
  const long = await call(serve(store));
  expect(long.headers.get("content-length")).toBeNull();
  expect(long.headers.get("transfer-encoding")).toBe("chunked");
  expect(await long.json()).toHaveLength(1_000);
});

test("HEAD has the head of a long list, and reads no more of it than that takes", async () => {
  const { store, reads } = endless();
  const head = await get(serve(store), "HEAD");
  expect([head.status, head.headers.get("content-type"), head.body]).toEqual([
    200,
    "application/json",
    null,
  ]);
  const response = await call(serve(store), { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(reads()).toBe(2);
});

test("a list that changes while it is read has every account once", async () => {
  const store = createMemoryStore();
  await stageMany(store, 1_500);
  const { body } = await get(serve(store));
  const reader = (body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader.read()).value);
  await stage(store, "A-before", numberOf(7), "Z-after");
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value);
  const numbers = (JSON.parse(text) as { external_account_number: string }[]).map(
    (entry) => entry.external_account_number,
  );
  expect(numbers).toEqual([
    ...Array.from({ length: 1_500 }, (_, index) => numberOf(index)),
    "Z-after",
  ]);
});

test("other work has its turn while a long list is made", async () => {
  const store = createMemoryStore();
  await stageMany(store, 5_000);
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  await (await get(serve(store))).text();
  isOver = true;
  expect(turns).toBeGreaterThan(4);
});

test("nothing more is read for a caller that has gone", async () => {
  const { store, reads } = endless();
  const { body } = await get(serve(store));
  const reader = (body ?? new ReadableStream()).getReader();
  await reader.read();
  await reader.cancel();
  const count = reads();
  const leaving = new AbortController();
  const response = await call(serve(store), { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  // It waits until every answer has ended.
  await running.pop()?.close(60_000);
  const afterwards = reads();
  expect(afterwards).toBeGreaterThan(count);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads()).toBe(afterwards);
});

test("a store that fails midway breaks the answer off, and only the log has the reason", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const failures: unknown[] = [];
  const { store } = endless(3);
  const server = serve(store, (error) => failures.push(error));
  const broken = await get(server);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow("The server failed in the middle of this answer.");
  expect(failures).toEqual([new Error("The disk is gone.")]);
  const response = await call(server);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  const readAll = async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      text += decoder.decode(read.value);
  };
  await expect(readAll()).rejects.toThrow();
  expect(text).toMatch(/^\[\{.*\}$/);
  expect(failures).toHaveLength(2);
  expect(String(warned.mock.calls)).not.toContain("disk");
});

/** A store whose supplier has processes without end, or until it fails at a read. */
function endless(failsAt = Number.POSITIVE_INFINITY): { store: Store; reads: () => number } {
  const store = createMemoryStore();
  let count = 0;
  const listImports: Reader["listImports"] = async (supplier, { after = "", limit = 1 } = {}) => {
    count += 1;
    if (count % failsAt === 0) throw new Error("The disk is gone.");
    const first = after === "" ? 0 : Number(after.slice(1)) + 1;
    return Array.from(
      { length: limit },
      (_, index): ImportEntry => ({
        supplier,
        externalNumber: `N${String(first + index).padStart(12, "0")}`,
        isInProgress: false,
        attempts: 0,
        account: null,
      }),
    );
  };
  const read: Store["read"] = (work) =>
    store.read((reader) => work(Object.assign(Object.create(reader), { listImports })));
  return { store: { ...store, read, ask: read }, reads: () => count };
}
