// The store for every SQL database. Where the engines differ, its statements use the dialect.
import { createListeners } from "../listeners.ts";
import type { Store } from "../store.ts";
import { keyText } from "../writer-rules.ts";
import { FORGOTTEN_TABLES } from "./schema.ts";
import type { SqlDriver } from "./sql-driver.ts";
import { createSqlOutbox } from "./sql-outbox.ts";
import { createSqlReader, factsIn, findFacts } from "./sql-reader.ts";
import { createSqlWriter } from "./sql-writer.ts";
import { createTransact, questionTo } from "./transact.ts";

/** The columns with the ends of leases and waits. If the clock moves back, so do these ends. */
const ENDS = [
  ["delivery", "blocked_until"],
  ["import_process", "lease_until"],
  ["slot", "lease_until"],
] as const;

/** Makes a store of a database with a current schema. Messages have the name of the database. */
export function createSqlStore(driver: SqlDriver, databaseName: string): Store {
  const listeners = createListeners();
  const transact = createTransact(driver, databaseName, listeners.notify);
  const read: Store["read"] = (work) =>
    transact("read", (transaction) => work(createSqlReader(transaction)));
  const { ask, dialect } = driver;
  let closed: Promise<void> | undefined;
  return {
    read,
    ask: ask ? (work) => work(createSqlReader(questionTo(ask, dialect, databaseName))) : read,
    write: (work) => transact("write", (transaction) => work(createSqlWriter(transaction))),
    change: (key, work) =>
      transact(
        "write",
        (transaction, row) => work(createSqlWriter(transaction), factsIn(row, transaction.now)),
        { name: keyText(key), question: findFacts(key) },
      ),
    outbox: createSqlOutbox(transact),
    subscribe: listeners.add,
    reset: () =>
      transact("alone", async (transaction) => {
        for (const table of FORGOTTEN_TABLES) await transaction.query(`DELETE FROM ${table}`);
        await transaction.query("UPDATE store_state SET clock_offset = 0");
      }),
    moveClock: (milliseconds) =>
      transact(milliseconds < 0 ? "alone" : "write", async (transaction) => {
        const delta = Math.round(milliseconds);
        const move = "UPDATE store_state SET clock_offset = clock_offset + $1";
        await transaction.query(move, delta);
        for (const [table, end] of delta < 0 ? ENDS : []) {
          const moveEnds = `UPDATE ${table} SET ${end} = ${end} + $1 WHERE ${end} > $2`;
          await transaction.query(moveEnds, delta, transaction.now);
        }
      }),
    // Writes as many bytes as a small change. They are random, because a database may compress.
    probe: () =>
      transact("write", async (transaction) => {
        const bytes = crypto.getRandomValues(new Uint8Array(8_192));
        await transaction.query("UPDATE probe SET body = $1", btoa(String.fromCharCode(...bytes)));
      }),
    close: () => (closed ??= driver.close()),
  };
}
