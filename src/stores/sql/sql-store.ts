// One store for every SQL database: the same statements, with the words of a dialect where the engines differ.
import { createListeners } from "../listeners.ts";
import type { Store } from "../store.ts";
import { checkNotNewer } from "./migrate.ts";
import { numberIn } from "./row.ts";
import { FORGOTTEN_TABLES, MIGRATIONS } from "./schema.ts";
import type { SqlDriver } from "./sql-driver.ts";
import { createSqlOutbox } from "./sql-outbox.ts";
import { SqlReader } from "./sql-reader.ts";
import { SqlTransaction } from "./sql-transaction.ts";
import { SqlWriter } from "./sql-writer.ts";

/** How often work is done again that only met another writer. */
const ATTEMPTS = 10;

/**
 * What a transaction does. One that runs alone waits for all others before it has read anything: it needs rows that they have, and they may need its own.
 */
type Kind = "read" | "write" | "alone";

/** What runs out, and when. A clock that is moved back takes these times along, so that nothing waits longer for that. */
const ENDS = [
  ["delivery", "blocked_until"],
  ["import_process", "lease_until"],
  ["slot", "lease_until"],
] as const;

/** A store in a database whose schema is up to date. Messages call it by its place. */
export function createSqlStore(driver: SqlDriver, place: string): Store {
  const listeners = createListeners();
  const opening = `SELECT schema_version, ${driver.dialect.now} + clock_offset AS now FROM store_state`;

  function transactOnce<Result>(
    kind: Kind,
    work: (transaction: SqlTransaction) => Promise<Result>,
  ) {
    const isAlone = kind === "alone";
    return driver.transaction(
      isAlone ? "write" : kind,
      isAlone ? driver.dialect.hold_all : opening,
      async (connection, opened) => {
        const [state] = isAlone ? await connection.all(opening) : opened;
        if (!state)
          throw new Error(`The state of ${place} is gone. Something else has changed its tables.`);
        // Another process may have changed the schema since this one began.
        checkNotNewer(numberIn(state, "schema_version"), MIGRATIONS.length, place);
        const transaction = new SqlTransaction(connection, driver.dialect, numberIn(state, "now"));
        try {
          const result = await work(transaction);
          if (transaction.failure !== undefined) throw transaction.failure;
          return { result, events: transaction.events };
        } catch (error) {
          throw transaction.failure ?? error;
        } finally {
          transaction.end();
        }
      },
    );
  }

  async function transact<Result>(
    kind: Kind,
    work: (transaction: SqlTransaction) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, events } = await transactOnce(kind, work);
        listeners.tell(events);
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !driver.isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt));
      }
    }
  }

  return {
    read: (work) => transact("read", (transaction) => work(new SqlReader(transaction))),
    write: (work) => transact("write", (transaction) => work(new SqlWriter(transaction))),
    outbox: createSqlOutbox(transact),
    subscribe: (listener) => listeners.add(listener),
    reset: () =>
      transact("alone", async (transaction) => {
        for (const table of FORGOTTEN_TABLES) await transaction.run(`DELETE FROM ${table}`);
        await transaction.run("UPDATE store_state SET clock_offset = 0");
      }),
    moveClock: (milliseconds) =>
      transact(milliseconds < 0 ? "alone" : "write", (transaction) =>
        moveClock(transaction, Math.round(milliseconds)),
      ),
    close: () => driver.close(),
  };
}

async function moveClock(transaction: SqlTransaction, milliseconds: number): Promise<void> {
  await transaction.run("UPDATE store_state SET clock_offset = clock_offset + $1", milliseconds);
  if (milliseconds >= 0) return;
  for (const [table, end] of ENDS)
    await transaction.run(
      `UPDATE ${table} SET ${end} = ${end} + $1 WHERE ${end} > $2`,
      milliseconds,
      transaction.now,
    );
}
