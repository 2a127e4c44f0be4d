import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openDatabase, openPostgresStore } from "../../src/stores/postgres/postgres-store.ts";
import { migrate, readSchemaVersion } from "../../src/stores/sql/migrate.ts";
import { MIGRATIONS } from "../../src/stores/sql/schema.ts";
import { openDirectory, openSqliteStore } from "../../src/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../src/stores/store.ts";
import type { StoreError } from "../../src/stores/store-error.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { runProcess } from "./run-process.ts";
import { keyOf, payloadOf, stage } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const NEXT = "CREATE TABLE made_by_a_newer_version (id BIGINT)";
const OLD_ROWS = [
  `INSERT INTO import_process (supplier, external_number, is_skipped, attempts, lease_token, lease_until, payload)
    VALUES ('NORTHLIGHT', '1', 0, 1, NULL, 0, '${JSON.stringify(payloadOf("1"))}')`,
  "INSERT INTO account (number, supplier, external_number, created_at) VALUES ('A-1', 'NORTHLIGHT', '1', 1000)",
  "INSERT INTO event_subject (subject, last_sequence) VALUES ('a', 1)",
  "INSERT INTO event (subject, sequence, id, type, occurred_at, payload) VALUES ('a', 1, 'id', 'account.created-v1', 1000, '{\"n\":1}')",
];

/** A place for a store: how any version opens it, and how this one does. */
interface Place {
  readonly name: string;
  driver(migrations: typeof MIGRATIONS): ReturnType<typeof openDatabase>;
  store(options?: { mustExist: boolean }): Promise<Store>;
}

const places: readonly [string, () => Promise<Place>][] = [
  [
    "SQLite",
    async () => {
      const directory = temporaryDirectory();
      return {
        name: directory,
        driver: (migrations) => openDirectory(directory, migrations),
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

describe.each(places)("the schema in %s", (_, make) => {
  test.each(MIGRATIONS.map((__, version) => version))(
    "is brought up to date from version %i, with what is in it",
    async (version) => {
      const place = await make();
      const old = await place.driver(MIGRATIONS.slice(0, version));
      if (version > 0) {
        await old.transaction("write", "SELECT 1", async (connection) => {
          for (const row of OLD_ROWS) await connection.run(row);
        });
      }
      await old.close();
      const store = await place.store();
      const found = await store.read((reader) => reader.findImport(keyOf("1")));
      expect(found).toEqual(
        version === 0
          ? undefined
          : {
              ...keyOf("1"),
              payload: payloadOf("1"),
              isSkipped: false,
              isInProgress: false,
              attempts: 1,
              account: { number: "A-1", createdAt: 1000 },
            },
      );
      await store.outbox.addSink("sink");
      expect(await store.outbox.countPending("sink")).toBe(version === 0 ? 0 : 1);
      await store.close();
    },
  );

  test("stays as it was where a step fails", async () => {
    const place = await make();
    const driver = await place.driver(MIGRATIONS.slice(0, 1));
    const broken = [...MIGRATIONS.slice(0, 1), [NEXT, "CREATE TABLE nonsense ("]];
    await expect(migrate(driver, broken, place.name)).rejects.toThrow(/syntax|incomplete/i);
    expect(await readSchemaVersion(driver)).toBe(1);
    await driver.close();
    await (await place.store()).close();
  });

  test("of a newer version is refused, and so is going on with one that was changed meanwhile", async () => {
    const place = await make();
    const running = await place.store();
    await stage(running, "1");
    const driver = await place.driver(MIGRATIONS);
    await migrate(driver, [...MIGRATIONS, [NEXT]], place.name);
    await driver.close();
    const refusal = {
      code: "newer_schema",
      message: expect.stringContaining(
        `its schema is ${MIGRATIONS.length + 1}, and this version knows`,
      ),
    };
    await expect(stage(running, "2")).rejects.toMatchObject(refusal);
    await expect(running.read((reader) => reader.findImport(keyOf("1")))).rejects.toMatchObject(
      refusal,
    );
    await running.close();
    const error: StoreError = await place.store().then(
      () => Promise.reject(new Error("It was opened.")),
      (reason) => reason,
    );
    expect(error).toMatchObject(refusal);
    expect(error.message).toContain(place.name);
  });

  test("is neither made nor changed for whoever only looks", async () => {
    const place = await make();
    const look = () => place.store({ mustExist: true });
    await expect(look()).rejects.toMatchObject({
      code: "missing",
      message: expect.stringContaining("holds no data of a server."),
    });
    const old = await place.driver(MIGRATIONS.slice(0, 1));
    await expect(look()).rejects.toMatchObject({
      code: "older_schema",
      message: expect.stringContaining("was written by an older version"),
    });
    expect(await readSchemaVersion(old)).toBe(1);
    await old.close();
    await (await place.store()).close();
    const store = await look();
    expect(await store.outbox.listSinks()).toEqual([]);
    await store.close();
  });

  test("is made once by many that start at the same time", async () => {
    const place = await make();
    const stores = await Promise.all(Array.from({ length: 6 }, () => place.store()));
    await Promise.all(stores.map((store, index) => stage(store, `${index}`)));
    expect(await stores[0]?.read((reader) => reader.listImports("NORTHLIGHT"))).toHaveLength(6);
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe("a data directory", () => {
  test("is not made for whoever only looks", async () => {
    const directory = join(temporaryDirectory(), "typo");
    await expect(openSqliteStore({ directory, mustExist: true })).rejects.toMatchObject({
      code: "missing",
    });
    expect(existsSync(directory)).toBe(false);
  });

  test("is refused while a process uses it that would not understand the change, and opens when that is gone", async () => {
    const directory = temporaryDirectory();
    const holder = await runProcess("hold-old-directory.ts", [directory]);
    expect(await holder.nextLine()).toBe("open");
    await expect(openSqliteStore({ directory })).rejects.toMatchObject({
      code: "in_use",
      message: expect.stringContaining(`${directory} is in use by another process`),
    });
    await holder.kill();
    await (await openSqliteStore({ directory })).close();
  });

  test("that holds the database of another program is refused, and left as it is", async () => {
    const directory = temporaryDirectory();
    const file = join(directory, "store.db");
    const other = new DatabaseSync(file);
    other.exec("CREATE TABLE customers (id INTEGER)");
    other.close();
    const before = readFileSync(file);
    await expect(openSqliteStore({ directory })).rejects.toMatchObject({ code: "not_a_store" });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("that does not hold a database, or is no directory, is refused", async () => {
    const directory = temporaryDirectory();
    writeFileSync(
      join(directory, "store.db"),
      "This is not a database, and it is long enough to be looked at. ".repeat(20),
    );
    await expect(openSqliteStore({ directory })).rejects.toMatchObject({ code: "not_a_store" });
    const file = join(temporaryDirectory(), "file");
    writeFileSync(file, "");
    await expect(openSqliteStore({ directory: file })).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining(`${file} can't be used as a data directory`),
    });
  });
});

describe("a database address", () => {
  test("that leads nowhere is told without its password", async () => {
    const error: StoreError = await openPostgresStore({
      url: "postgres://user:secret@127.0.0.1:1/name",
    }).then(
      () => Promise.reject(new Error("It was opened.")),
      (reason) => reason,
    );
    expect(error).toMatchObject({
      code: "unusable",
      message: expect.stringContaining("The database name on 127.0.0.1:1 can't be used: "),
    });
    expect(error.message).not.toContain("secret");
  });

  test("that is none is refused", async () => {
    await expect(openPostgresStore({ url: "somewhere" })).rejects.toMatchObject({
      code: "unusable",
    });
  });
});
