// How every piece of work gets a transaction: the time and the version of the schema are read
// first, and work that only collided with another writer is repeated.
import type { StoredEvent } from "../store.ts";
import type { Dialect } from "./dialect.ts";
import { checkNotNewer } from "./migrate.ts";
import { numberIn } from "./row.ts";
import { MIGRATIONS } from "./schema.ts";
import type { SqlConnection, SqlDriver, SqlRow } from "./sql-driver.ts";
import { SqlTransaction } from "./sql-transaction.ts";

/** How often work is tried that only collides with other writers. */
const ATTEMPTS = 10;

/**
 * What a transaction does. One that runs alone waits for all others before it reads anything: it
 * needs rows that they have, and they may need its own.
 */
type Kind = "read" | "write" | "alone";

/** Runs work in a transaction. All its changes are kept when it ends, or none if it throws. */
export type Transact = <Result>(
  kind: Kind,
  work: (transaction: SqlTransaction) => Promise<Result>,
) => Promise<Result>;

/** Makes the function that runs work on a database. It passes on the events that were stored. */
export function createTransact(
  driver: SqlDriver,
  place: string,
  notify: (events: readonly StoredEvent[]) => void,
): Transact {
  return async (kind, work) => {
    const { result, events } = await repeat(driver, () => transactOnce(driver, place, kind, work));
    notify(events);
    return result;
  };
}

/** Does something again if it only collided with another writer. */
export async function repeat<Result>(
  driver: SqlDriver,
  action: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === ATTEMPTS || !driver.isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt));
  }
}

function transactOnce<Result>(
  driver: SqlDriver,
  place: string,
  kind: Kind,
  work: (transaction: SqlTransaction) => Promise<Result>,
) {
  const { dialect } = driver;
  const run = async (connection: SqlConnection, rows: readonly SqlRow[]) => {
    const transaction = new SqlTransaction(connection, dialect, timeIn(rows, place));
    return { result: await transaction.complete(work), events: transaction.events };
  };
  if (kind !== "alone") return driver.transaction(kind, stateOf(dialect), run);
  return driver.transaction("write", dialect.hold_all, async (connection) =>
    run(connection, await connection.all(stateOf(dialect))),
  );
}

/** Selects what every piece of work has to know first. */
export const stateOf = ({ now }: Dialect): string =>
  `SELECT schema_version, ${now} + clock_offset AS now FROM store_state`;

/** The time. Another process may have changed the schema meanwhile, so it is checked here. */
export function timeIn([state]: readonly SqlRow[], place: string): number {
  if (!state)
    throw new Error(`The state of ${place} is gone. Something else has changed its tables.`);
  checkNotNewer(numberIn(state, "schema_version"), MIGRATIONS.length, place);
  return numberIn(state, "now");
}
