// A database that fails at any statement: the call fails, nothing of it is kept, and the next one
// works.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/servers/stores/postgres/postgres-store.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import type { SqlConnection, SqlDriver } from "../../../src/servers/stores/sql/sql-driver.ts";
import { createSqlStore } from "../../../src/servers/stores/sql/sql-store.ts";
import { openDirectory } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { importEverything, look } from "./import-everything.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** What the database itself refuses, as it would a statement that finds no room. */
const BROKEN = "SELECT no_such_column FROM store_state";
const FAULT = /no_such_column/;

/** A driver whose statement number `failing.at` fails, before or after the database has run it. */
function failingDriver(
  driver: SqlDriver,
  failing: { at: number; when: "before" | "after"; count: number },
): SqlDriver {
  const wrap = (connection: SqlConnection): SqlConnection => {
    const attempt = async <Result>(action: () => Promise<Result>): Promise<Result> => {
      failing.count += 1;
      if (failing.count !== failing.at) return action();
      const [result] = await Promise.all(
        failing.when === "before"
          ? [connection.query(BROKEN).then(() => action())]
          : [action(), connection.query(BROKEN)],
      );
      return result;
    };
    return { query: (...statement) => attempt(() => connection.query(...statement)) };
  };
  return {
    ...driver,
    transaction: (kind, opening, work) =>
      driver.transaction(kind, opening, (inner, rows) => work(wrap(inner), rows)),
  };
}

const engines: readonly [string, () => Promise<SqlDriver>][] = [
  ["SQLite", () => openDirectory({ directory: temporaryDirectory() }, MIGRATIONS)],
  ["PostgreSQL", async () => openDatabase({ url: await freshPostgres() }, MIGRATIONS)],
];

describe.each(engines)("an error of %s", (_, open) => {
  const failing = { at: 0, when: "before" as "before" | "after", count: 0 };
  let store: Store;
  beforeEach(async () => {
    failing.at = 0;
    store = createSqlStore(failingDriver(await open(), failing), "the database");
    await store.outbox.addSink("sink");
  });
  afterEach(() => store.close());

  test.each(["before", "after"] as const)(
    "at any statement, %s it is run, undoes the whole work",
    async (when) => {
      const untouched = await look(store);
      let at = 1;
      for (; ; at += 1) {
        Object.assign(failing, { at, when, count: 0 });
        const outcome = await store
          .write((writer) => importEverything(writer))
          .then(
            () => "kept",
            (error: unknown) => error,
          );
        failing.at = 0;
        if (outcome === "kept") break;
        expect(String(outcome)).toMatch(FAULT);
        expect(await look(store)).toEqual(untouched);
      }
      expect(at).toBeGreaterThan(20);
      expect(await look(store)).not.toEqual(untouched);
    },
  );

  test("that the work ignores undoes it all the same", async () => {
    Object.assign(failing, { at: 3, when: "before", count: 0 });
    const work = store.write(async (writer) => {
      await writer.setSupplierStatus("A", "Paused");
      await writer.setSupplierStatus("B", "Paused");
      await writer.setSupplierStatus("C", "Paused").catch(() => undefined);
    });
    await expect(work).rejects.toThrow(FAULT);
    expect(await store.read((reader) => reader.supplierStatus("A"))).toBeUndefined();
  });
});
