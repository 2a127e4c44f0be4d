// This connects to a file of SQLite, through the module that comes with Node.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { render, type SqlRow, type SqlStatement, type SqlWork } from "../sql/sql-driver.ts";
import { type Wait, whenFree } from "./load-sqlite.ts";
import { SQLITE } from "./sqlite-dialect.ts";

/**
 * With these settings readers do not wait for the writer, and a commit is on the disk before it
 * returns. On macOS, that takes fullfsync.
 */
const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON`;

/** A connection that changes something only inside transactions. */
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
      // A full disk may have ended the transaction already.
      if (this.isInTransaction) this.#database.exec("ROLLBACK");
    }
  }

  /** Whether a transaction is open. A full disk may have ended it. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs one of several works in a transaction. If it throws, only its own changes are undone. */
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
   * Runs a statement that only reads, or any statement inside a transaction. It reads to the end:
   * only then do writes take effect. On a full disk, get() returns rows that are never stored.
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
    // Parameters without names are bound in a fraction of the time.
    const text = render(sql, SQLITE).replace(/\$(\d+)/g, (_, number: string) => {
      places.push(Number(number) - 1);
      return "?";
    });
    const prepared = { statement: this.#database.prepare(text), places };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** A statement, and the parameter of each of its question marks. */
interface Prepared {
  readonly statement: StatementSync;
  readonly places: readonly number[];
}
