import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  openDatabase,
  openPostgresStore,
} from "../../../src/servers/stores/postgres/postgres-store.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import type {
  SqlDriver,
  SqlStatement,
  SqlWork,
} from "../../../src/servers/stores/sql/sql-driver.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { execute, freshPostgres } from "./fresh-postgres.ts";
import { find, isSkipped, keyOf, payloadOf, stage } from "./sample-data.ts";

const NAME = `test ${randomUUID()}`;

let url = "";
let store: Store;
let driver: SqlDriver;
beforeEach(async () => {
  const address = new URL(await freshPostgres());
  address.searchParams.set("application_name", NAME);
  url = address.href;
  store = await openPostgresStore({ url });
  driver = await openDatabase({ url, connections: 1 }, MIGRATIONS);
});
afterEach(() => Promise.all([store.close(), driver.close()]));

/** What a network does with data on its way to a database (`up`) or back, over these sockets. */
type Pass = (data: Buffer, way: "up" | "down", near: Socket, far: Socket) => void;

/** A network between a store and its database, with the sockets of the store. */
async function openRelay(database: string, pass: Pass) {
  const address = new URL(database);
  const { port, hostname } = new URL(database);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.add(near);
    near.on("data", (data) => pass(data, "up", near, far)).on("close", () => far.destroy());
    far.on("data", (data) => pass(data, "down", near, far)).on("close", () => near.destroy());
    for (const socket of [near, far]) socket.on("error", () => {});
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  address.port = String((server.address() as AddressInfo).port);
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: address.href, sockets, close };
}

/** It can drop everything silently on its connections. */
async function openNetwork(database: string) {
  let isSilent = false;
  const lost = new Set<Socket>();
  const { url, sockets, close } = await openRelay(database, (data, way, near, far) => {
    if (!isSilent && !lost.has(near)) (way === "up" ? far : near).write(data);
  });
  return {
    url,
    silence() {
      isSilent = true;
    },
    heal() {
      for (const socket of sockets) lost.add(socket);
      isSilent = false;
    },
    close,
  };
}

/** Makes the server end every connection of this file. Resolves when they have ended. */
const endConnections = () =>
  execute([
    `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE application_name = '${NAME}'`,
  ]);

/** Counts writes of the sockets that `first` uses: those of other tests may hang up meanwhile. */
async function countWrites(first: () => Promise<unknown>): Promise<() => number> {
  const spies = [vi.spyOn(Socket.prototype, "_writev"), vi.spyOn(Socket.prototype, "_write")];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const written = () => spies.flatMap(({ mock }): unknown[] => mock.contexts);
  await first();
  const before = written();
  return () => written().filter((socket) => before.includes(socket)).length - before.length;
}

test("statements that are sent together are one write", async () => {
  const ask = () =>
    driver.transaction("write", [["SELECT 1"], ["SELECT 2"]], async (connection) => {
      await Promise.all([connection.query("SELECT 3"), connection.query("SELECT 4")]);
    });
  const writes = await countWrites(ask);
  await ask();
  // The opening, the work, and the COMMIT.
  expect(writes()).toBe(3);
});

test("a statement works again after it failed, and so do those that were sent behind it", async () => {
  const insert = "INSERT INTO sink (name) VALUES ($1) RETURNING name";
  const work = (name: string | null) =>
    driver.transaction(
      "write",
      [[insert, name], ["SELECT 5 AS five"]],
      async (_, opened) => opened,
    );
  await expect(work(null)).rejects.toThrow("null value");
  expect(await work("a")).toEqual([[{ name: "a" }], [{ five: 5 }]]);
  await expect(work("a")).rejects.toThrow("duplicate key");
  expect(await work("b")).toEqual([[{ name: "b" }], [{ five: 5 }]]);
});

const ask = (...statement: SqlStatement) =>
  driver.transaction("read", [statement], async (_, [rows]) => rows ?? []);

test("any texts are a list", async () => {
  const texts = ["", "NULL", "a b", 'a"b', "a\\b", "{a,b}", "a\nb", "ü€🔌"];
  const rows = await ask("SELECT * FROM unnest(CAST($1 AS TEXT[])) AS text", texts);
  expect(rows.map(({ text }) => text)).toEqual(texts);
});

const addSink =
  (name: string): SqlWork<void> =>
  async (connection) => {
    await connection.query("INSERT INTO sink (name) VALUES ($1)", name);
  };
const listSinks = async () =>
  (await ask("SELECT name FROM sink ORDER BY name")).map(({ name }) => name);

test("a call that waits for a connection begins in the write that ends the call before it", async () => {
  const add = (name: string) =>
    driver.transaction("write", [["SELECT 1"]], async (connection) => {
      connection.query("INSERT INTO sink (name) VALUES ($1)", name).catch(() => undefined);
    });
  const writes = await countWrites(() => add("a"));
  await Promise.all(["b", "c", "d"].map(add));
  // The first opening, and the end of each.
  expect(writes()).toBe(4);
  expect(await listSinks()).toEqual(["a", "b", "c", "d"]);
});

test("a COMMIT that fails leaves the call behind it on the connection alone", async () => {
  const failing: SqlWork<void> = async (connection) => {
    // Nobody waits for them: only the COMMIT says that they have failed.
    connection.query("INSERT INTO sink (name) VALUES ('a')").catch(() => undefined);
    connection.query("SELECT nonsense").catch(() => undefined);
  };
  const works = [failing, addSink("b"), failing, addSink("c")];
  const outcomes = await Promise.allSettled(
    works.map((work) => driver.transaction("write", [["SELECT 1"]], work)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await listSinks()).toEqual(["b", "c"]);
});

test("work that throws has nothing of what it has sent last", async () => {
  const work = driver.transaction("write", [["SELECT 1"]], async (connection) => {
    connection.query("INSERT INTO sink (name) VALUES ('a')").catch(() => undefined);
    throw new Error("after it");
  });
  await expect(work).rejects.toThrow("after it");
  expect(await listSinks()).toEqual([]);
});

test("reports the commit of a failed transaction as an error", async () => {
  const work = driver.transaction("write", [["SELECT 1"]], async (connection) => {
    await connection.query("INSERT INTO sink (name) VALUES ($1)", "a");
    await connection.query("SELECT nonsense").catch(() => undefined);
  });
  await expect(work).rejects.toThrow("it answered COMMIT with ROLLBACK");
  expect(
    await driver.transaction(
      "read",
      [["SELECT count(*) AS n FROM sink"]],
      async (_, [rows]) => rows?.[0]?.n,
    ),
  ).toBe(0);
});

test("waits for the disk even if the database is configured not to", async () => {
  const careless = new URL(url);
  careless.searchParams.set(
    "options",
    `${careless.searchParams.get("options")} -csynchronous_commit=off`,
  );
  const other = await openDatabase({ url: careless.href }, MIGRATIONS);
  const [row] = await other.transaction(
    "write",
    [[`SELECT ${other.dialect.durable}`]],
    (connection) => connection.query("SHOW synchronous_commit"),
  );
  expect(row?.synchronous_commit).toBe("on");
  await other.close();
});

test("fails when its connection is ended in the middle of writing, and works again", async () => {
  const work = store.write(async (writer) => {
    await writer.stage(payloadOf("1"));
    await endConnections();
    await writer.stage(payloadOf("2"));
  });
  await expect(work).rejects.toThrow(Error);
  expect(await find(store, "1")).toBeUndefined();
  expect(await stage(store, "1")).toBe("first");
});

test("replaces connections that were ended while they were idle", async () => {
  await stage(store, "1");
  await endConnections();
  expect(await find(store, "1")).toBeDefined();
});

test("gives up connections over a network that has gone silent, and works again once it is back", async () => {
  const network = await openNetwork(url);
  await stage(store, "kept");
  const far = await openPostgresStore({ url: network.url, answerSeconds: 3_600 });
  // All connections are open before: a new one would not wait for an answer.
  const stageTen = (name: string) =>
    Promise.allSettled(Array.from({ length: 10 }, (_, index) => stage(far, `${name}-${index}`)));
  await stageTen("open");
  network.silence();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const lost = stageTen("lost");
  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.useRealTimers();
  expect((await lost).map(({ status }) => status)).toEqual(Array(10).fill("rejected"));
  network.heal();
  expect(await find(far, "kept")).toBeDefined();
  network.close();
  await far.close();
});

const COMMIT = Buffer.from("COMMIT\0");

test.each([
  ["in front of a COMMIT loses its work", "rejected", ["c", "d"]],
  ["between a COMMIT and its answer keeps its work", "rejected", ["a", "c", "d"]],
  ["behind the answer to a COMMIT keeps its work", "fulfilled", ["a", "c", "d"]],
] as const)(
  "a connection cut %s, fails the call behind it, and is replaced for the next",
  async (place, first, kept) => {
    let ending: Socket | undefined;
    const relay = await openRelay(url, (data, way, near, far) => {
      const at = data.indexOf(COMMIT);
      const end = at + COMMIT.length;
      if (way === "up" && at >= 0 && end < data.length) {
        // What the call behind it sent in the same write is lost.
        ending = near;
        if (place.startsWith("in front")) near.destroy();
        else far.write(data.subarray(0, end));
      } else if (way === "up") far.write(data);
      else if (near !== ending || at < 0) near.write(data);
      else if (place.startsWith("behind the answer")) near.end(data);
      else near.destroy();
    });
    const cut = await openDatabase({ url: relay.url, connections: 1 }, MIGRATIONS);
    const add = (name: string) => cut.transaction("write", [["SELECT 1"]], addSink(name));
    const outcomes = await Promise.allSettled(["a", "b", "c"].map(add));
    expect(ending).toBeDefined();
    expect(outcomes.map(({ status }) => status)).toEqual([first, "rejected", "fulfilled"]);
    await add("d");
    await cut.close();
    relay.close();
    expect(await listSinks()).toEqual(kept);
  },
);

test("repeats work that ran into a deadlock", async () => {
  await stage(store, "1");
  await stage(store, "2");
  let runs = 0;
  let held = 0;
  const { promise: bothHold, resolve } = Promise.withResolvers<void>();
  const holdBoth = (first: string, second: string) =>
    store.write(async (writer) => {
      runs += 1;
      await writer.findImport(keyOf(first));
      held += 1;
      if (held === 2) resolve();
      await bothHold;
      await writer.findImport(keyOf(second));
      return writer.setSkipped(keyOf(second), true);
    });
  await Promise.all([holdBoth("1", "2"), holdBoth("2", "1")]);
  expect(runs).toBeGreaterThan(2);
  expect(await isSkipped(store, "1")).toBe(true);
  expect(await isSkipped(store, "2")).toBe(true);
});

test("a transaction takes few locks, however many names it holds", async () => {
  const { hold = "" } = driver.dialect;
  const holds = Array.from({ length: 3_000 }, (_, name) => [hold, `${name}`] as const);
  const count = `SELECT count(*) AS locks FROM pg_locks
    WHERE locktype = 'advisory' AND pid = pg_backend_pid()`;
  const [row] = await driver.transaction(
    "write",
    [...holds, [count]],
    async (_, opened) => opened.at(-1) ?? [],
  );
  expect(row?.locks).toBeGreaterThan(900);
  expect(row?.locks).toBeLessThanOrEqual(1_024);
});
