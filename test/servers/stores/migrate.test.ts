import { describe, expect, test } from "vitest";
import {
  openDatabase,
  openPostgresStore,
} from "../../../src/servers/stores/postgres/postgres-store.ts";
import { migrate, readSchemaVersion } from "../../../src/servers/stores/sql/migrate.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import { openDirectory, openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import type { StoreError } from "../../../src/servers/stores/store-error.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { isSkipped, keyOf, payloadOf, stage } from "./sample-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const NEXT = "CREATE TABLE made_by_a_newer_version (id BIGINT)";
const PAYLOAD = `'${JSON.stringify(payloadOf("1"))}'`;
/** An account that is marked to be skipped, as each version stores it. */
const skippedRows = (version: number): readonly string[] =>
  version < 3
    ? [
        `INSERT INTO import_process (supplier, external_number, is_skipped, attempts, lease_until, payload)
          VALUES ('NORTHLIGHT', '1', 1, 1, 0, ${PAYLOAD}), ('NORTHLIGHT', '2', 0, 1, 0, ${PAYLOAD})`,
      ]
    : [
        `INSERT INTO import_process (supplier, external_number, attempts, lease_until, payload)
          VALUES ('NORTHLIGHT', '1', 1, 0, ${PAYLOAD}), ('NORTHLIGHT', '2', 1, 0, ${PAYLOAD})`,
        "INSERT INTO skip_mark (supplier, external_number) VALUES ('NORTHLIGHT', '1')",
      ];
const OLD_ROWS = [
  "INSERT INTO account (number, supplier, external_number, created_at) VALUES ('A-1', 'NORTHLIGHT', '1', 1000)",
  "INSERT INTO event_subject (subject, last_sequence) VALUES ('a', 2), ('b', 1)",
  // The clock was moved back between the two events of a.
  `INSERT INTO event (subject, sequence, id, type, occurred_at, payload) VALUES
    ('a', 1, 'id 1', 'account.created-v1', 3000, '{"n":1}'),
    ('a', 2, 'id 2', 'account.created-v1', 1000, '{"n":2}'),
    ('b', 1, 'id 3', 'account.created-v1', 2000, '{"n":3}')`,
  `INSERT INTO product (code, brand, is_green, is_hidden, body) VALUES
    ('p', NULL, 1, 0, '{"code":"p"}'), ('q', 'Q', 0, 0, '{"code":"q"}'),
    ('r', NULL, 0, 1, '{"code":"r"}')`,
];

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

describe.each(databases)("the schema in %s", (_, make) => {
  test.each(MIGRATIONS.map((__, version) => version))(
    "is migrated from version %i, and keeps its rows",
    async (version) => {
      const place = await make();
      const old = await place.driver(MIGRATIONS.slice(0, version));
      if (version > 0) {
        await old.transaction("write", "SELECT 1", async (connection) => {
          for (const row of [...skippedRows(version), ...OLD_ROWS]) await connection.run(row);
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
              isInProgress: false,
              attempts: 1,
              account: { number: "A-1", createdAt: 1000 },
            },
      );
      expect(await store.read((reader) => reader.findAccount("A-1"))).toEqual(
        found && {
          ...keyOf("1"),
          number: "A-1",
          createdAt: 1000,
          operationsTeam: null,
          sendsEmails: null,
        },
      );
      expect(await isSkipped(store, "1")).toBe(version > 0);
      expect(await isSkipped(store, "2")).toBe(false);
      await store.outbox.addSink("sink");
      expect(await store.outbox.countPending("sink")).toBe(version === 0 ? 0 : 3);
      const ids = (await store.read((reader) => reader.listEvents(9))).map(({ id }) => id);
      expect(ids).toEqual(version === 0 ? [] : ["id 3", "id 1", "id 2"]);
      const products = { products: [{ code: "p" }], count: 1 };
      expect(await store.read((reader) => reader.listProducts({ brand: "" }, 0, 9))).toEqual(
        version === 0 ? { products: [], count: 0 } : products,
      );
      await store.close();
    },
  );

  test("stays as it was if a step fails", async () => {
    const place = await make();
    const driver = await place.driver(MIGRATIONS.slice(0, 1));
    const broken = [...MIGRATIONS.slice(0, 1), [NEXT, "CREATE TABLE nonsense ("]];
    await expect(migrate(driver, broken, place.name)).rejects.toThrow(/syntax|incomplete/i);
    expect(await readSchemaVersion(driver)).toBe(1);
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

  test("is neither made nor changed for a caller that only looks", async () => {
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

  test("is made once by many stores that open at the same time", async () => {
    const place = await make();
    const stores = await Promise.all(Array.from({ length: 6 }, () => place.store()));
    await Promise.all(stores.map((store, index) => stage(store, `${index}`)));
    expect(await stores[0]?.read((reader) => reader.listImports("NORTHLIGHT"))).toHaveLength(6);
    await Promise.all(stores.map((store) => store.close()));
  });
});
