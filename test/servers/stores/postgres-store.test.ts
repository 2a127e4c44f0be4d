import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  openDatabase,
  openPostgresStore,
} from "../../../src/servers/stores/postgres/postgres-store.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import { execute, freshPostgres } from "./fresh-postgres.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { describeStore } from "./store-suite.ts";

const MAY_MAKE = "SELECT rolsuper OR rolcreatedb AS may FROM pg_roles WHERE rolname = current_user";
const open = async () => openPostgresStore({ url: await freshPostgres() });

describeStore("the PostgreSQL store", open);
describeOutbox("the outbox of the PostgreSQL store", open);

describe("a database address", () => {
  test("that leads nowhere is reported without its password", async () => {
    const error: Error = await openPostgresStore({
      url: "postgres://user:secret@127.0.0.1:1/name",
    }).then(
      () => Promise.reject(new Error("It was opened.")),
      (reason) => reason,
    );
    expect(error).toMatchObject({
      name: "StoreError",
      message: expect.stringContaining("The database name on 127.0.0.1:1 can't be used: "),
    });
    expect(error.message).not.toContain("secret");
  });
});

test("a database with another encoding than UTF8 is refused before anything is made in it", async (context) => {
  const url = await freshPostgres();
  const driver = await openDatabase({ url, connections: 1 }, MIGRATIONS);
  const [role] = await driver.transaction("read", [[MAY_MAKE]], async (_, [rows = []]) => rows);
  await driver.close();
  // A server that TEST_DATABASE_URL names may not let the tests make databases.
  if (role?.may !== true) return context.skip();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute([
    `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
  ]);
  onTestFinished(() => execute([`DROP DATABASE ${name} WITH (FORCE)`]));
  const address = new URL(url);
  address.pathname = name;
  for (const mustExist of [false, true]) {
    const words = new RegExp(
      `^The database ${name} on \\S+ has the encoding SQL_ASCII, and UTF8 is needed\\.`,
    );
    await expect(openPostgresStore({ url: address.href, mustExist })).rejects.toMatchObject({
      name: "StoreError",
      message: expect.stringMatching(words),
    });
  }
});
