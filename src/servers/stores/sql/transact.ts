// Runs each piece of work in a transaction. The time and the schema version are read first. Work
// that collided with another writer is repeated.
import type { StoredEvent } from "../store.ts";
import { checkNotNewer } from "./migrate.ts";
import { numberIn } from "./row.ts";
import { MIGRATIONS } from "./schema.ts";
import type {
  Dialect,
  SqlConnection,
  SqlDriver,
  SqlRow,
  SqlSource,
  SqlStatement,
} from "./sql-driver.ts";
import { SqlTransaction } from "./sql-transaction.ts";

const ATTEMPTS = 10;

/** The kind of work. Work that is `alone` waits for all other work before it reads. */
type Kind = "read" | "write" | "alone";

/**
 * Runs work in a transaction. All changes are stored when the work ends, or none if it throws. If
 * there is a `beginning`, its name is locked first, and its question is asked under the lock.
 */
export type Transact = <Result>(
  kind: Kind,
  work: (transaction: SqlTransaction, answer: SqlRow) => Promise<Result>,
  beginning?: { readonly name: string; readonly question: SqlStatement },
) => Promise<Result>;

export function createTransact(
  driver: SqlDriver,
  databaseName: string,
  notify: (events: readonly StoredEvent[]) => void,
): Transact {
  const { dialect } = driver;
  return async (kind, work, beginning) => {
    const access = kind === "read" ? "read" : "write";
    const opening: SqlStatement[] = kind === "alone" ? [[dialect.hold_all]] : [];
    if (beginning && dialect.hold) opening.push([dialect.hold, beginning.name]);
    const [question, ...parameters]: SqlStatement = beginning?.question ?? ["SELECT 1"];
    // This separate statement reads the state after the wait for the lock.
    const state = `SELECT * FROM (${stateOf(dialect, kind)}) AS state, (${question}) AS question`;
    opening.push([state, ...parameters]);
    const { result, events } = await repeat(driver, async () => {
      let transaction: SqlTransaction | undefined;
      try {
        const result = await driver.transaction(access, opening, (connection, opened) => {
          const answer = stateIn(opened.at(-1) ?? [], databaseName);
          const now = numberIn(answer, "now");
          transaction = new SqlTransaction(connection, dialect, now, beginning?.name);
          return transaction.complete((begun) => work(begun, answer));
        });
        return { result, events: (await transaction?.answered()) ?? [] };
      } catch (error) {
        throw (await transaction?.failure()) ?? error;
      }
    });
    notify(events);
    return result;
  };
}

async function repeat<Result>(driver: SqlDriver, action: () => Promise<Result>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === ATTEMPTS || !driver.isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt));
  }
}

/** Selects what every piece of work reads first: the schema version and the time. */
const stateOf = ({ now, durable }: Dialect, kind: Kind): string =>
  `SELECT schema_version, ${now} + clock_offset AS now${kind === "read" ? "" : `, ${durable}`}
    FROM store_state`;

/** Answers one question by one statement, which reads the state, too. */
export function questionTo(
  ask: SqlConnection["query"],
  dialect: Dialect,
  databaseName: string,
): SqlSource {
  let isAsked = false;
  let now: number | undefined;
  return {
    get now() {
      if (now !== undefined) return now;
      throw new Error("The time of a question is known once the question is answered.");
    },
    async query(sql, ...parameters) {
      if (isAsked) throw new Error("Only one question can be asked outside of a transaction.");
      isAsked = true;
      const rows = await ask(
        `SELECT state.*, answer.* FROM (${stateOf(dialect, "read")}) AS state
          LEFT JOIN (SELECT 1 AS is_answer, question.* FROM (${sql}) AS question) AS answer ON true`,
        ...parameters,
      );
      now = numberIn(stateIn(rows, databaseName), "now");
      return rows.filter(({ is_answer }) => is_answer !== null);
    },
  };
}

/** Returns the first row. Checks the schema, which another process may have changed. */
function stateIn([state]: readonly SqlRow[], databaseName: string): SqlRow {
  if (!state)
    throw new Error(`The state of ${databaseName} is gone. Something else has changed its tables.`);
  checkNotNewer(numberIn(state, "schema_version"), MIGRATIONS.length, databaseName);
  return state;
}
