// A connection to a SQLite file, with the module that Node has.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type Dialect,
  render,
  type SqlRow,
  type SqlStatement,
  type SqlWork,
} from "../sql/sql-driver.ts";
import { type Wait, whenFree } from "./load-sqlite.ts";

export const SQLITE: Dialect = {
  text: "TEXT",
  identity: "INTEGER PRIMARY KEY",
  now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
  skip_locked: "",
  one_of: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,
  hold: undefined,
  // Does nothing, because BEGIN IMMEDIATE has already locked out all other writers.
  hold_schema: "SELECT 1",
  hold_all: "SELECT 1",
  durable: "NULL",
  isRemote: false,
  hold_events: "SELECT 1",
  has_table: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = $1",
};

/**
 * With these settings, readers do not wait for the writer, and a commit returns only when it is on
 * the disk. macOS needs fullfsync for that.
 */
const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON`;

/** A connection. It makes changes only inside transactions. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  readonly #connection = { query: async (...statement: SqlStatement) => this.#query(...statement) };

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepareToWrite(): void {
    this.#database.exec(SETTINGS);
  }

  async transact<Result>(
    begin: "BEGIN" | "BEGIN IMMEDIATE",
    opening: readonly SqlStatement[],
    work: SqlWork<Result>,
    wait: Wait,
  ): Promise<Result> {
    const opened = await whenFree(wait, () => {
      this.#database.exec(begin);
      try {
        return this.#answer(opening);
      } catch (error) {
        this.#database.exec("ROLLBACK");
        throw error;
      }
    });
    try {
      const result = await work(this.#connection, opened);
      this.#database.exec("COMMIT");
      return result;
    } finally {
      // There may be no transaction any more, because a full disk ends it.
      if (this.isInTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** True if a transaction is open. A full disk may end a transaction early. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs one of several pieces of work in a transaction. If it throws, its changes are undone. */
  async runOne<Result>(opening: readonly SqlStatement[], work: SqlWork<Result>): Promise<Result> {
    this.#database.exec("SAVEPOINT one");
    try {
      return await work(this.#connection, this.#answer(opening));
    } catch (error) {
      if (this.isInTransaction) this.#database.exec("ROLLBACK TO SAVEPOINT one");
      throw error;
    } finally {
      if (this.isInTransaction) this.#database.exec("RELEASE SAVEPOINT one");
    }
  }

  /**
   * Runs a statement that only reads, or any statement in a transaction. All rows are read, because
   * a write takes effect only at the end. On a full disk, get() would return rows that are never
   * stored.
   */
  ask(...[sql, ...parameters]: SqlStatement): readonly SqlRow[] {
    const { statement, places } = this.#prepare(sql);
    const values = places.map((place) => {
      const value = parameters[place] ?? null;
      return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
    });
    return statement.all(...values);
  }

  close(): void {
    this.#database.close();
  }

  #answer(statements: readonly SqlStatement[]) {
    return statements.map((statement) => this.#query(...statement));
  }

  #query(...[sql, ...parameters]: SqlStatement): readonly SqlRow[] {
    if (!this.isInTransaction)
      throw new Error(`A statement outside of a transaction may be lost unnoticed: ${sql}`);
    return this.ask(sql, ...parameters);
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const places: number[] = [];
    // Parameters without names are bound much faster than named parameters.
    const text = render(sql, SQLITE).replace(/\$(\d+)/g, (_, number: string) => {
      places.push(Number(number) - 1);
      return "?";
    });
    const prepared = { statement: this.#database.prepare(text), places };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** A statement, and the number of the parameter for each of its question marks. */
interface Prepared {
  readonly statement: StatementSync;
  readonly places: readonly number[];
}
