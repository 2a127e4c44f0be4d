// What waits in PostgreSQL until the transactions of others have ended.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openDatabase,
  openPostgresStore,
} from "../../../src/servers/stores/postgres/postgres-store.ts";
import { migrate, readSchemaVersion } from "../../../src/servers/stores/sql/migrate.ts";
import { MIGRATIONS } from "../../../src/servers/stores/sql/schema.ts";
import type { SqlDriver } from "../../../src/servers/stores/sql/sql-driver.ts";
import { createSqlStore } from "../../../src/servers/stores/sql/sql-store.ts";
import type { Store, StoredEvent, TokenRecord, Writer } from "../../../src/servers/stores/store.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { addEvent, keyOf, payloadOf, productOf } from "./sample-data.ts";

const NAME = `test ${randomUUID()}`;
const BLOCKED = `SELECT 1 FROM pg_stat_activity WHERE application_name = '${NAME}' AND cardinality(pg_blocking_pids(pid)) > 0`;

let store: Store;
let driver: SqlDriver;
beforeEach(async () => {
  const address = new URL(await freshPostgres());
  address.searchParams.set("application_name", NAME);
  // Long enough that the database does not end a transaction that stays open on a slow machine.
  const options = { url: address.href, stallSeconds: 60 };
  store = await openPostgresStore(options);
  driver = await openDatabase(options, MIGRATIONS);
});
afterEach(() => Promise.all([store.close(), driver.close()]));

/** Resolves once the work waits for another transaction, and fails if it ends before. */
async function expectToWait(work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  const isBlocked = () =>
    driver.transaction("read", [[BLOCKED]], async (_, [rows = []]) => rows.length > 0);
  await expect.poll(async () => hasEnded || (await isBlocked())).toBe(true);
  expect(hasEnded).toBe(false);
}

test("a new sink waits for a writer that adds an event, and gets that event", async () => {
  let added: Promise<void> | undefined;
  await store.write(async (writer) => {
    await addEvent(writer, "a");
    await writer.listEvents(1); // which has to be written for that
    added = store.outbox.addSink("s");
    await expectToWait(added);
  });
  await added;
  expect(await store.outbox.claim("s", 10, 60_000)).toMatchObject([
    { event: { subject: "a", sequence: 1 } },
  ]);
});

test("a sink that is known does not wait for a writer that adds an event", async () => {
  await store.outbox.addSink("s");
  await store.write(async (writer) => {
    await addEvent(writer, "a");
    await store.outbox.addSink("s");
  });
  expect(await store.outbox.claim("s", 10, 60_000)).toMatchObject([{ event: { subject: "a" } }]);
});

test("a migration waits for a writer, which goes on meanwhile", async () => {
  let migrated: Promise<void> | undefined;
  await store.write(async (writer) => {
    migrated = migrate(
      driver,
      [...MIGRATIONS, ["ALTER TABLE import_process RENAME TO moved"]],
      "The database",
    );
    await expectToWait(migrated);
    await writer.stage(payloadOf("1"));
  });
  await migrated;
  expect(await readSchemaVersion(driver)).toBe(MIGRATIONS.length + 1);
});

test("products are written in one order, so that two calls never wait for each other", async () => {
  const put = (...codes: readonly string[]) =>
    store.write((writer) => writer.putProducts(codes.map((code) => productOf(code))));
  await put("p1", "p2");
  let reversed: Promise<void> | undefined;
  await driver.transaction("write", [["SELECT 1"]], async (connection) => {
    await connection.query("SELECT 1 FROM product WHERE code = 'p1' FOR UPDATE");
    reversed = put("p2", "p1");
    await expectToWait(reversed);
    // It waits for the first of them, and holds nothing that the other transaction may need.
    expect(
      await connection.query("SELECT code FROM product WHERE code = 'p2' FOR UPDATE SKIP LOCKED"),
    ).toEqual([{ code: "p2" }]);
  });
  await reversed;
});

test("a call that stores a token does not wait for one that another call is taking", async () => {
  const tokenOf = (hash: string, expiresAt: number): TokenRecord => ({
    hash,
    kind: "refresh",
    keyHash: "k",
    expiresAt,
  });
  await store.write((writer) => writer.putTokens([tokenOf("old", 1)]));
  await store.write(async (writer) => {
    await writer.takeToken("old");
    await store.write((other) => other.putTokens([tokenOf("new", 1_900_000_000_000)]));
  });
  expect(await store.read((reader) => reader.findToken("new"))).toBeDefined();
});

test("a reset waits for a writer, and locks no row that the writer needs", async () => {
  await store.outbox.addSink("s");
  await store.write((writer) => addEvent(writer, "a"));
  let reset: Promise<void> | undefined;
  await store.write(async (writer) => {
    reset = store.reset();
    await expectToWait(reset);
    await addEvent(writer, "a");
  });
  await reset;
  expect(await store.outbox.countPending("s")).toBe(0);
});

test("two resets at once run one after the other", async () => {
  let begun = 0;
  const counting: SqlDriver = {
    ...driver,
    transaction: (...args) => {
      begun += 1;
      return driver.transaction(...args);
    },
  };
  const counted = createSqlStore(counting, "The database");
  let resets: Promise<void>[] = [];
  await store.write(async () => {
    resets = [counted.reset(), counted.reset()];
    await Promise.all(resets.map(expectToWait));
  });
  await Promise.all(resets);
  // Neither had to be repeated.
  expect(begun).toBe(2);
});

test("a call that has waited for an account works at the time at which it got it", async () => {
  const now = () => store.read(async (reader) => reader.now);
  const key = keyOf("1");
  const add = async (writer: Writer) => {
    await writer.stage(payloadOf("1"));
    const lease = await writer.claim(key, null, 1_000);
    await writer.createAccount(key, "A-1");
    await addEvent(writer, "1");
    return typeof lease === "string" ? Number.NaN : lease.until - 1_000;
  };
  const events: StoredEvent[] = [];
  store.subscribe((event) => events.push(event));
  let added: Promise<number> | undefined;
  let later = 0;
  await store.write(async (writer) => {
    await writer.findImport(key);
    added = store.write(add);
    await expectToWait(added);
    const then = await now();
    await expect.poll(now).toBeGreaterThan(then);
    later = await now();
  });
  await added;
  const account = await store.read((reader) => reader.findAccount("A-1"));
  expect([await added, account?.createdAt]).toEqual(Array(2).fill(events[0]?.occurredAt));
  expect(events[0]?.occurredAt).toBeGreaterThanOrEqual(later);
});
