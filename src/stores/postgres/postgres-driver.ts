// PostgreSQL, through the package pg. The only file that knows it.

import type { Pool, PoolClient, QueryResult } from "pg";
import { isSystemError } from "../../host/system-error.ts";
import { POSTGRES, render } from "../sql/dialect.ts";
import type { SqlConnection, SqlDriver, SqlParameter, SqlRow } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";

const INT8 = 20;
/** Serialization failure, deadlock. */
const TRANSIENT = new Set(["40001", "40P01"]);

/** What pg says of a statement that was not answered in time. It has no code. */
const GIVEN_UP = "Query read timeout";

const BEGIN = {
  read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
  // Each statement sees what was committed before it, so what is read after a lock is what the lock protects.
  write: "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE",
} as const;
/** A database may be set up to answer commits before they are on its disk. Here they are waited for. */
const DURABLE =
  "SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') IN ('off', 'local')";

export interface PostgresOptions {
  readonly url: string;
  /** How many connections to open at most. */
  readonly connections: number;
  /** How long a process may stand still in the middle of a transaction before the database ends that. */
  readonly stallSeconds: number;
  /** How long the database may take to answer a statement before its connection is given up. */
  readonly answerSeconds: number;
}

export async function openPostgresDriver({
  url,
  connections,
  stallSeconds,
  answerSeconds,
}: PostgresOptions): Promise<SqlDriver> {
  const pg = await loadPg();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // A network that drops everything without a word would keep connections busy for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerSeconds * 1_000,
    application_name: "energy-contracts",
    // Others wait for what it holds.
    idle_in_transaction_session_timeout: stallSeconds * 1_000,
    lock_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? "text"),
    },
  });
  // A connection that breaks while nobody uses it is replaced; one that is in use fails at its next statement. Without a listener, Node would end.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    dialect: POSTGRES,
    transaction: (kind, opening, work) => transact(pool, kind, opening, work),
    isTransient: (error) => TRANSIENT.has(codeOf(error)),
    close: () => pool.end(),
  };
}

async function transact<Result>(
  pool: Pool,
  kind: "read" | "write",
  opening: string,
  work: (connection: SqlConnection, opened: readonly SqlRow[]) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(connectionOf(client), await open(client, kind, opening));
    const { command } = await client.query("COMMIT");
    // PostgreSQL answers the commit of a transaction that has failed without an error.
    if (command !== "COMMIT")
      throw new Error(
        `The database has rolled the transaction back: it answered COMMIT with ${command}.`,
      );
    client.release();
    return result;
  } catch (error) {
    await giveBack(client, error);
    throw error;
  }
}

async function open(
  client: PoolClient,
  kind: "read" | "write",
  opening: string,
): Promise<readonly SqlRow[]> {
  const statements = kind === "write" ? [BEGIN.write, DURABLE, opening] : [BEGIN.read, opening];
  // Several statements at once have several results, which the types of pg do not tell.
  const results: unknown = await client.query(statements.join("; "));
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return (last as QueryResult<SqlRow>).rows;
}

/** Rolls back, so that the next one gets a connection without a past; one on which that fails, or that was given up, is closed. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (error instanceof Error && error.message === GIVEN_UP) return client.release(true);
  const isBroken = await client.query("ROLLBACK").then(
    () => false,
    () => true,
  );
  client.release(isBroken);
}

const connectionOf = (client: PoolClient): SqlConnection => ({
  all: async (sql, ...parameters) => (await query(client, sql, parameters)).rows,
  run: async (sql, ...parameters) => (await query(client, sql, parameters)).rowCount ?? 0,
});

const query = (
  client: PoolClient,
  sql: string,
  parameters: readonly SqlParameter[],
): Promise<QueryResult<SqlRow>> => client.query<SqlRow>(rendered(sql), [...parameters]);

const texts = new Map<string, string>();
function rendered(sql: string): string {
  const text = texts.get(sql) ?? render(sql, POSTGRES);
  texts.set(sql, text);
  return text;
}

const codeOf = (error: unknown): string =>
  isSystemError(error) && typeof error.code === "string" ? error.code : "";

async function loadPg(): Promise<typeof import("pg")> {
  try {
    return await import("pg");
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StoreError(
      "missing_driver",
      "PostgreSQL is reached through the package pg, which is not installed. Run npm install pg.",
      error,
    );
  }
}
