// A connection to a file of SQLite, through the module that comes with Node.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { render } from "../sql/dialect.ts";
import type { SqlConnection, SqlParameter, SqlRow } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { SQLITE } from "./sqlite-dialect.ts";
import { type Wait, whenFree } from "./sqlite-error.ts";

/**
 * The settings of a connection that writes. With them readers do not wait for the writer, and a
 * commit is on the disk before it returns. On macOS, that takes fullfsync.
 */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "fullfsync = ON",
  "checkpoint_fullfsync = ON",
];

/** Loads SQLite when it is first needed, because older versions of Node do not have it. */
export async function loadSqlite(): Promise<typeof import("node:sqlite")> {
  try {
    return await import("node:sqlite");
  } catch (error) {
    throw new StoreError(
      "missing_driver",
      `A data directory needs Node 22.13 or newer, and this is ${process.version}.`,
      error,
    );
  }
}

/** A connection that runs statements only inside transactions. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepareToWrite(): void {
    for (const pragma of PRAGMAS) this.#database.exec(`PRAGMA ${pragma}`);
  }

  async transact<Result>(
    begin: "BEGIN" | "BEGIN IMMEDIATE",
    opening: string,
    work: (connection: SqlConnection, opened: readonly SqlRow[]) => Promise<Result>,
    wait: Wait,
  ): Promise<Result> {
    const opened = await whenFree(wait, () => this.#open(begin, opening));
    try {
      const result = await work(this.#connection(), opened);
      this.#database.exec("COMMIT");
      return result;
    } finally {
      // A full disk may have ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  close(): void {
    this.#database.close();
  }

  #open(begin: string, opening: string): readonly SqlRow[] {
    this.#database.exec(begin);
    try {
      return this.#all(opening, []);
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  #connection(): SqlConnection {
    return {
      all: async (sql, ...parameters) => this.#all(sql, parameters),
      run: async (sql, ...parameters) => {
        const statement = this.#prepare(sql);
        return Number(statement.run(bind(parameters)).changes);
      },
    };
  }

  /**
   * Always reads to the end. A statement that writes takes effect only once its rows are read to
   * the end, and outside of a transaction nothing would report that it did not: on a full disk,
   * get() returns rows that are never stored.
   */
  #all(sql: string, parameters: readonly SqlParameter[]): readonly SqlRow[] {
    return this.#prepare(sql).all(bind(parameters));
  }

  #prepare(sql: string): StatementSync {
    if (!this.#database.isTransaction)
      throw new Error(`A statement outside of a transaction may be lost unnoticed: ${sql}`);
    const statement = this.#statements.get(sql) ?? this.#database.prepare(render(sql, SQLITE));
    this.#statements.set(sql, statement);
    return statement;
  }
}

const bind = (parameters: readonly SqlParameter[]): Record<string, string | number | null> =>
  Object.fromEntries(
    parameters.map((value, index) => [
      `$${index + 1}`,
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ]),
  );
