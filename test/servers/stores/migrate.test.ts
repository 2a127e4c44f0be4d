import { describe, expect, test } from "vitest";
import {
  openDatabase,
  openPostgresStore,
} from "../../../src/servers/stores/postgres/postgres-store.ts";
import {
  checkCurrent,
  migrate,
  readSchemaVersion,
} from "../../../src/servers/stores/sql/migrate.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import { openDirectory, openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { keyOf, stage } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const NEXT = "CREATE TABLE made_by_a_newer_version (id BIGINT)";
/** A database for a store: how any version opens it, and how this version does. */
interface Database {
  readonly name: string;
  driver(migrations: typeof MIGRATIONS): ReturnType<typeof openDatabase>;
  store(options?: { mustExist: boolean }): Promise<Store>;
}

const databases: readonly [string, () => Promise<Database>][] = [
  [
    "SQLite",
    async () => {
      const directory = temporaryDirectory();
      return {
        name: directory,
        driver: (migrations) => openDirectory({ directory }, migrations),
        store: (options) => openSqliteStore({ directory, ...options }),
      };
    },
  ],
  [
    "PostgreSQL",
    async () => {
      const url = await freshPostgres();
      return {
        name: "The database",
        driver: (migrations) => openDatabase({ url, connections: 2 }, migrations),
        store: (options) => openPostgresStore({ url, ...options }),
      };
    },
  ],
];

describe.each(databases)("the schema in %s", (_, make) => {
  test("is made for an empty database, and a later step keeps its rows", async () => {
    const place = await make();
    const store = await place.store();
    await stage(store, "1");
    await store.close();
    const driver = await place.driver(MIGRATIONS);
    const later = [...MIGRATIONS, ["ALTER TABLE import_process ADD COLUMN later BIGINT"]];
    await migrate(driver, later, place.name);
    expect(await readSchemaVersion(driver)).toBe(MIGRATIONS.length + 1);
    const rows = await driver.transaction("read", [["SELECT 1"]], (connection) =>
      connection.query("SELECT supplier, external_number, later FROM import_process"),
    );
    const { supplier, externalNumber } = keyOf("1");
    expect(rows).toEqual([{ supplier, external_number: externalNumber, later: null }]);
    await driver.close();
  });

  test("of the first version gains why deliveries failed, and keeps its rows", async () => {
    const place = await make();
    const old = await place.driver(MIGRATIONS.slice(0, 1));
    await migrate(old, MIGRATIONS.slice(0, 1), place.name);
    await old.transaction("write", [["SELECT 1"]], async (connection) => {
      await connection.query("INSERT INTO sink (name) VALUES ('s')");
      await connection.query("INSERT INTO event_subject VALUES ('a', 1, 5)");
      await connection.query(
        "INSERT INTO event VALUES ('a', 1, 5, 'id', 'account.created-v1', 5, '{}')",
      );
      await connection.query("INSERT INTO delivery VALUES ('s', 'a', 1, 0, NULL, 2, 7, 5, NULL)");
    });
    await old.close();
    const store = await place.store();
    const waiting = () => store.outbox.findWaiting("s");
    expect(await waiting()).toMatchObject({ failures: 2, reason: null, retryIn: 0 });
    const settled = (await store.outbox.claim("s", 1, 1_000)).map((delivery) => ({
      delivery,
      outcome: { kind: "failed", reason: "It is busy.", retryIn: 1_000 } as const,
    }));
    await store.outbox.settle("s", settled);
    expect(await waiting()).toMatchObject({ failures: 3, reason: "It is busy." });
    await store.close();
  });

  test("of the second version learns which accounts are imported", async () => {
    const place = await make();
    const old = await place.driver(MIGRATIONS.slice(0, 2));
    await migrate(old, MIGRATIONS.slice(0, 2), place.name);
    const { supplier } = keyOf("1");
    await old.transaction("write", [["SELECT 1"]], async (connection) => {
      for (const number of ["1", "2"])
        await connection.query(
          "INSERT INTO import_process VALUES ($1, $2, 0, NULL, 0, '{}')",
          supplier,
          number,
        );
      await connection.query(
        "INSERT INTO account VALUES ('A-1', $1, '1', 5, NULL, NULL)",
        supplier,
      );
    });
    await old.close();
    const store = await place.store();
    expect(await store.read((reader) => reader.listAccounts(supplier))).toMatchObject([
      { externalNumber: "1", account: { number: "A-1" } },
      { externalNumber: "2", account: null },
    ]);
    await store.close();
  });

  test("stays as it was if a step fails", async () => {
    const place = await make();
    const driver = await place.driver(MIGRATIONS);
    const broken = [...MIGRATIONS, [NEXT, "CREATE TABLE nonsense ("]];
    await expect(migrate(driver, broken, place.name)).rejects.toThrow(/syntax|incomplete/i);
    expect(await readSchemaVersion(driver)).toBe(MIGRATIONS.length);
    await driver.close();
    await (await place.store()).close();
  });

  test("of a newer version is refused, both at the start and while a store is open", async () => {
    const place = await make();
    const running = await place.store();
    await stage(running, "1");
    const driver = await place.driver(MIGRATIONS);
    await migrate(driver, [...MIGRATIONS, [NEXT]], place.name);
    await driver.close();
    const refusal = {
      message: expect.stringContaining(
        `its schema is ${MIGRATIONS.length + 1}, and this version knows`,
      ),
    };
    await expect(stage(running, "2")).rejects.toMatchObject(refusal);
    await expect(running.read((reader) => reader.findImport(keyOf("1")))).rejects.toMatchObject(
      refusal,
    );
    await running.close();
    const error: Error = await place.store().then(
      () => Promise.reject(new Error("It was opened.")),
      (reason) => reason,
    );
    expect(error).toMatchObject(refusal);
    expect(error.message).toContain(place.name);
  });

  test("is neither made nor changed for a caller that only looks", async () => {
    const place = await make();
    const look = () => place.store({ mustExist: true });
    await expect(look()).rejects.toMatchObject({
      message: expect.stringContaining("holds no data of a server."),
    });
    await (await place.store()).close();
    const old = await place.driver(MIGRATIONS);
    await expect(checkCurrent(old, [...MIGRATIONS, [NEXT]], place.name)).rejects.toMatchObject({
      message: expect.stringContaining("was written by an older version"),
    });
    expect(await readSchemaVersion(old)).toBe(MIGRATIONS.length);
    await old.close();
    const store = await look();
    expect(await store.outbox.listSinks()).toEqual([]);
    await store.close();
  });

  test("is made once by many stores that open at the same time", async () => {
    const place = await make();
    const stores = await Promise.all(Array.from({ length: 6 }, () => place.store()));
    await Promise.all(stores.map((store, index) => stage(store, `${index}`)));
    expect(await stores[0]?.read((reader) => reader.listImports("NORTHLIGHT"))).toHaveLength(6);
    await Promise.all(stores.map((store) => store.close()));
  });
});
