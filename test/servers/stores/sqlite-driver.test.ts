import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { SqlConnection } from "../../../src/servers/stores/sql/sql-driver.ts";
import { openSqliteDriver } from "../../../src/servers/stores/sqlite/sqlite-driver.ts";
import { openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { runProcess } from "./run-process.ts";
import { find, stage } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const SOURCES = join(import.meta.dirname, "../../../src/servers/stores");

test("runs no statement outside of a transaction", async () => {
  const driver = await openSqliteDriver(join(temporaryDirectory(), "a.db"));
  let leaked: SqlConnection | undefined;
  await driver.transaction("write", [["SELECT 1"]], async (connection) => {
    leaked = connection;
    await connection.query("CREATE TABLE t (a BIGINT)");
  });
  await expect(leaked?.query("INSERT INTO t VALUES (1) RETURNING a")).rejects.toThrow(
    "A statement outside of a transaction may be lost",
  );
  await expect(leaked?.query("INSERT INTO t VALUES (1)")).rejects.toThrow(
    "A statement outside of a transaction may be lost",
  );
  expect(
    await driver.transaction(
      "read",
      [["SELECT count(*) AS n FROM t"]],
      async (_, [rows]) => rows?.[0]?.n,
    ),
  ).toBe(0);
  await driver.close();
});

test("always reads the rows of a statement to the end", () => {
  const readers = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".ts") && readFileSync(join(SOURCES, file), "utf8").includes("node:sqlite"),
    )
    .map((file) => [
      file,
      /\.(get|iterate)\(/.test(withoutMaps(readFileSync(join(SOURCES, file), "utf8"))),
    ]);
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(([, isPartial]) => isPartial)).toEqual([]);
});

test("a reader can't write", async () => {
  const driver = await openSqliteDriver(join(temporaryDirectory(), "a.db"));
  const work = driver.transaction("read", [["SELECT 1"]], (connection) =>
    connection.query("CREATE TABLE t (a BIGINT)"),
  );
  await expect(work).rejects.toThrow(/readonly/);
  await driver.close();
});

test("is not opened again by a call after it was closed", async () => {
  const store = await openSqliteStore({ directory: temporaryDirectory() });
  await stage(store, "1");
  await store.close();
  await expect(find(store, "1")).rejects.toThrow("database is not open");
  await expect(stage(store, "2")).rejects.toThrow("database is not open");
});

test("waits for another process without blocking this one", async () => {
  const file = join(temporaryDirectory(), "a.db");
  const driver = await openSqliteDriver(file);
  await driver.transaction("write", [["SELECT 1"]], (connection) =>
    connection.query("CREATE TABLE t (a BIGINT)"),
  );
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const waiting = driver.transaction("write", [["SELECT 1"]], (connection) =>
    connection.query("INSERT INTO t VALUES (1) RETURNING a"),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  other.exec("COMMIT");
  expect(await waiting).toEqual([{ a: 1 }]);
  other.close();
  await driver.close();
});

test("gives up on another process for all waiting calls at once, not for one after the other", async () => {
  const file = join(temporaryDirectory(), "a.db");
  const driver = await openSqliteDriver(file);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  const waiting = Promise.allSettled(
    [1, 2, 3].map(() => driver.transaction("write", [["SELECT 1"]], async () => "written")),
  );
  await vi.advanceTimersByTimeAsync(16_000);
  vi.useRealTimers();
  expect(await waiting).toEqual(
    Array(3).fill({
      status: "rejected",
      reason: expect.objectContaining({
        name: "StoreError",
        message: `${file} was locked by other processes for too long.`,
      }),
    }),
  );
  other.close();
  expect(await driver.transaction("write", [["SELECT 1"]], async () => "written")).toBe("written");
  await driver.close();
});

test("reads of any number of callers take turns on a few connections", async () => {
  const driver = await openSqliteDriver(join(temporaryDirectory(), "a.db"));
  const closed = vi.spyOn(DatabaseSync.prototype, "close");
  onTestFinished(() => closed.mockRestore());
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const failed = Promise.allSettled(
    numbers.map(() => driver.transaction("read", [], () => Promise.reject(new Error("given up")))),
  );
  const ask = (number: number) =>
    driver.transaction("read", [["SELECT $1 AS n", number]], async (_, [rows]) => rows);
  const read = numbers.map(ask);
  expect(await Promise.all(read)).toEqual(numbers.map((n) => [{ n }]));
  expect((await failed).map(({ status }) => status)).toEqual(numbers.map(() => "rejected"));
  expect(closed).not.toHaveBeenCalled();
  const last = numbers.map(ask);
  await driver.close();
  expect(await Promise.all(last)).toEqual(numbers.map((n) => [{ n }]));
  expect(closed).toHaveBeenCalledTimes(5);
});

describe("works that wait together", () => {
  /** A driver of a table, what every connection is asked to do, and what the table holds. */
  async function openTable() {
    const driver = await openSqliteDriver(join(temporaryDirectory(), "a.db"));
    await driver.transaction("write", [["SELECT 1"]], (connection) =>
      connection.query("CREATE TABLE t (a BIGINT UNIQUE)"),
    );
    const { exec } = DatabaseSync.prototype;
    const done = vi.spyOn(DatabaseSync.prototype, "exec");
    onTestFinished(() => done.mockRestore());
    const count = (sql: string) => done.mock.calls.filter(([text]) => text === sql).length;
    const add = (number: number, then: () => unknown = () => {}) =>
      driver.transaction("write", [["SELECT 1"]], async (connection) => {
        await connection.query("INSERT INTO t VALUES ($1)", number);
        await then();
        return number;
      });
    const numbers = () =>
      driver.transaction("read", [["SELECT a FROM t ORDER BY a"]], async (_, [rows]) =>
        rows?.map(({ a }) => a),
      );
    return { driver, exec, done, count, add, numbers };
  }
  const statesOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
    settled.map(({ status }) => status);

  test("share a COMMIT: at 16 callers at most one for four calls", async () => {
    const { driver, add, count, numbers } = await openTable();
    const caller = async (first: number) => {
      for (let number = first; number < 160; number += 16) await add(number);
    };
    await Promise.all(Array.from({ length: 16 }, (_, first) => caller(first)));
    expect(await numbers()).toHaveLength(160);
    expect(count("COMMIT")).toBeLessThanOrEqual(40);
    await driver.close();
  });

  test("lose only their own changes if they fail", async () => {
    const { driver, add, count, numbers } = await openTable();
    const fault = () => {
      throw new Error("not kept");
    };
    const settled = await Promise.allSettled([add(1), add(2, fault), add(1), add(4)]);
    expect(statesOf(settled)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect([count("COMMIT"), await numbers()]).toEqual([1, [1, 4]]);
    await driver.close();
  });

  test("all fail if their COMMIT fails, and the next one works", async () => {
    const { driver, exec, add, done, numbers } = await openTable();
    done.mockImplementation(function (this: DatabaseSync, sql) {
      if (sql === "COMMIT") throw new Error("database or disk is full");
      return exec.call(this, sql);
    });
    const settled = await Promise.allSettled([add(1), add(2), add(3)]);
    expect(settled).toMatchObject(Array(3).fill({ reason: new Error("database or disk is full") }));
    done.mockRestore();
    expect(await add(4)).toBe(4);
    expect(await numbers()).toEqual([4]);
    await driver.close();
  });

  test("all fail if one makes the database end their transaction", async () => {
    const { driver, add, numbers } = await openTable();
    const end = () =>
      driver.transaction("write", [["SELECT 1"]], async (connection) => {
        await connection.query("INSERT OR ROLLBACK INTO t VALUES (1)");
      });
    const settled = await Promise.allSettled([add(1), end(), add(3)]);
    expect(statesOf(settled)).toEqual(["rejected", "rejected", "fulfilled"]);
    expect(await numbers()).toEqual([3]);
    await driver.close();
  });
});

/** What a server asks of its store when it is asked at /readyz. */
const isReady = (store: Store): Promise<boolean> =>
  store
    .read(async () => true)
    .then(() => store.probe())
    .then(
      () => true,
      () => false,
    );

// On Windows, a file in use can't be moved away.
describe.skipIf(process.platform === "win32")(
  "a directory that is taken away from a server",
  () => {
    test.each<[string, (directory: string) => void]>([
      ["deleted", (directory) => rmSync(directory, { recursive: true })],
      ["moved away", (directory) => renameSync(directory, `${directory}-moved`)],
      ["replaced", replace],
    ])("is an error for every call once it is %s, and the server is not ready", async (_, take) => {
      const directory = join(temporaryDirectory(), "data");
      const store = await openSqliteStore({ directory });
      await stage(store, "1");
      await find(store, "1");
      take(directory);
      await expect(stage(store, "2")).rejects.toThrow("store.db was deleted");
      await expect(find(store, "1")).rejects.toThrow("store.db was deleted");
      expect(await isReady(store)).toBe(false);
      await store.close();
    });

    test("works again once it is put back", async () => {
      const directory = join(temporaryDirectory(), "data");
      const store = await openSqliteStore({ directory });
      renameSync(directory, `${directory}-moved`);
      await expect(stage(store, "1")).rejects.toThrow("store.db was deleted");
      renameSync(`${directory}-moved`, directory);
      expect(await isReady(store)).toBe(true);
      expect(await stage(store, "1")).toBe("first");
      await store.close();
    });
  },
);

// On Windows, a process has no such limit.
test.skipIf(process.platform === "win32")(
  "a full disk is an error, everything acknowledged is there afterwards, and it works again when there is room",
  async () => {
    const directory = temporaryDirectory();
    // No file of the process can grow beyond 512 blocks of 1 KB. Without the trap, the system would
    // end the process instead of refusing the write.
    const filler = await runProcess(
      "fill-disk.ts",
      [directory, "200"],
      "trap '' XFSZ; ulimit -f 512",
    );
    const lines = (await filler.allLines()).map((line) => line.split(" "));
    const numbers = (outcome: string) =>
      lines.flatMap(([word, number]) => (word === outcome ? [number ?? ""] : []));
    expect(lines.pop()).toEqual(["ready", "false"]);
    expect(lines).toHaveLength(200);
    expect(numbers("kept").length).toBeGreaterThan(10);
    expect(numbers("failed").length).toBeGreaterThan(10);
    const store = await openSqliteStore({ directory });
    const stored = await store.read((reader) => reader.listImports("NORTHLIGHT"));
    expect(stored.map(({ externalNumber }) => externalNumber).sort()).toEqual(
      numbers("kept").sort(),
    );
    await store.probe();
    expect(await stage(store, "again")).toBe("first");
    expect(await find(store, "again")).toBeDefined();
    await store.close();
  },
);

/** A file system of 3 MB, or undefined where this process may not make one. */
function smallFileSystem(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const directory = temporaryDirectory();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", directory]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync("umount", ["--lazy", directory]));
  return directory;
}

test("a server on a full file system is not ready, and the same one goes on when there is room", async ({
  skip,
}) => {
  const directory = smallFileSystem();
  if (directory === undefined) return skip("only root on Linux may make a small file system");
  const store = await openSqliteStore({ directory });
  const kept: string[] = [];
  expect(await isReady(store)).toBe(true);
  writeFileSync(join(directory, "others"), Buffer.alloc(1_500_000));
  // Where there is no room for a large body any more, small ones may find some.
  for (let number = 1; number <= 200; number += 1)
    await stage(store, `${number}`, { billing_address1: "x".repeat(number > 100 ? 1_000 : 20_000) })
      .then(() => kept.push(`${number}`))
      .catch(() => {});
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length).toBeLessThan(200);
  expect(await isReady(store)).toBe(false);
  rmSync(join(directory, "others"));
  expect(await isReady(store)).toBe(true);
  expect(await stage(store, "again")).toBe("first");
  const stored = await store.read((reader) => reader.listImports("NORTHLIGHT"));
  expect(new Set(stored.map(({ externalNumber }) => externalNumber))).toEqual(
    new Set([...kept, "again"]),
  );
  await store.close();
});

/** A Map also has a method get(). */
const withoutMaps = (source: string): string => source.replaceAll("= statements.get(", "");

/** Replaces a database by a copy, as someone who restores a backup does. */
function replace(directory: string): void {
  cpSync(join(directory, "store.db"), join(directory, "copy.db"));
  renameSync(join(directory, "copy.db"), join(directory, "store.db"));
}
