// The driver for PostgreSQL. Only this file imports the package pg.
import { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";
import { codeOf } from "../../../library/text/system-error.ts";
import {
  type Dialect,
  render,
  type SqlDriver,
  type SqlRow,
  type SqlStatement,
} from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";

/** Makes a commit wait for the disk, even if the database is configured to answer earlier. */
const DURABLE = `CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
  THEN set_config('synchronous_commit', 'on', true) END`;

const POSTGRES: Dialect = {
  text: 'TEXT COLLATE "C"',
  identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  now: "CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)",
  skip_locked: "FOR UPDATE SKIP LOCKED",
  one_of: (parameter) => `= ANY(CAST(${parameter} AS TEXT[]))`,
  // Locks a name by its hash. Two names with the same hash only wait for each other. There are few
  // hashes, because a database has room for some thousand locks.
  hold: "SELECT pg_advisory_xact_lock(7301, CAST(hashtextextended($1, 7301) & 1023 AS INT))",
  hold_schema: `SELECT pg_advisory_xact_lock(7302), ${DURABLE}`,
  // Locks everything, because every transaction begins with a read of this table.
  hold_all: "LOCK TABLE store_state IN ACCESS EXCLUSIVE MODE",
  durable: DURABLE,
  isRemote: true,
  hold_events: "LOCK TABLE event_subject IN EXCLUSIVE MODE",
  has_table: "SELECT 1 FROM pg_class WHERE oid = to_regclass($1)",
};

const INT8 = 20;
const TRANSIENT = new Set(["40001", "40P01"]);
/** The message of pg's error for a statement without a timely answer. The error has no code. */
const GIVEN_UP = "Query read timeout";

const BEGIN = {
  read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
  // At this level a statement sees all earlier commits, so a read after a lock is current.
  write: "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE",
} as const;

export interface PostgresStoreOptions {
  /** The address: postgres://user:password@host:5432/database. */
  readonly url: string;
  /** The largest number of connections; 10 by default. */
  readonly connections?: number | undefined;
  /** The longest pause inside a transaction before the database ends it; 10 by default. */
  readonly stallSeconds?: number | undefined;
  /** The longest wait for an answer; 40 by default. It must exceed `lock_timeout`. */
  readonly answerSeconds?: number | undefined;
  /** If true, only a store with the current schema is opened, and nothing is changed. */
  readonly mustExist?: boolean | undefined;
}

export async function openPostgresDriver({
  url,
  connections = 10,
  stallSeconds = 10,
  answerSeconds = 40,
}: PostgresStoreOptions): Promise<SqlDriver> {
  const pg = await loadPg();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // Finds dead connections, which would stay busy after a silent failure of the network.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Several statements are sent without waiting for answers in between.
    pipeline: true,
    stream: () => new GatheringSocket(),
    query_timeout: answerSeconds * 1_000,
    application_name: "energy-contracts",
    // Ends an idle transaction, because other transactions wait for its locks.
    idle_in_transaction_session_timeout: stallSeconds * 1_000,
    lock_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? "text"),
    },
  });
  // The pool replaces a connection that breaks while it is idle. A used connection fails at its
  // next statement. Without these listeners the error would end Node.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    dialect: POSTGRES,
    async transaction(kind, opening, work) {
      const client = await pool.connect();
      let isPassedOn = false;
      try {
        const [, ...opened] = await Promise.all(
          [[BEGIN[kind]] as const, ...opening].map((statement) => query(client, ...statement)),
        );
        const result = await work({ query: (...statement) => query(client, ...statement) }, opened);
        const committed = client.query("COMMIT");
        // Other work may use the connection now: its statements follow the COMMIT.
        isPassedOn = pool.waitingCount > 0;
        if (isPassedOn) client.release();
        const { command } = await committed;
        // For the COMMIT of a failed transaction, PostgreSQL answers ROLLBACK instead of an error.
        if (command !== "COMMIT")
          throw new Error(
            `The database has rolled the transaction back: it answered COMMIT with ${command}.`,
          );
        if (!isPassedOn) client.release();
        return result;
      } catch (error) {
        if (!isPassedOn) await giveBack(client, error);
        throw error;
      }
    },
    ask: (...statement) => query(pool, ...statement),
    isTransient: (error) => TRANSIENT.has(codeOf(error)),
    close: () => pool.end(),
  };
}

/** Joins all writes of one turn of the event loop, because pg writes each text by itself. */
class GatheringSocket extends Socket {
  override cork(): void {
    if (this.writableCorked > 0) return;
    super.cork();
    process.nextTick(() => super.uncork());
  }
  override uncork(): void {}
}

/** Rolls back and returns the connection. Closes it if the rollback fails or an answer is late. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (error instanceof Error && error.message === GIVEN_UP) return client.release(true);
  const [{ status }] = await Promise.allSettled([client.query("ROLLBACK")]);
  client.release(status === "rejected");
}

async function query(client: Pool | PoolClient, ...[sql, ...values]: SqlStatement) {
  return (await client.query<SqlRow>({ ...statementOf(sql), values })).rows;
}

/** The names of statements. The database parses a named statement once for each connection. */
const namedStatements = new Map<string, { readonly name: string; readonly text: string }>();
function statementOf(sql: string) {
  const before = namedStatements.get(sql);
  if (before) return before;
  const statement = { name: `s${namedStatements.size}`, text: render(sql, POSTGRES) };
  namedStatements.set(sql, statement);
  return statement;
}

const loadPg = () =>
  import("pg").catch((error: unknown) => {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    const message = "PostgreSQL needs the package pg, which is not installed. Run npm install pg.";
    throw new StoreError(message, { cause: error });
  });
