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

/** A statement, and the number of the parameter for each of its question marks. */
interface Prepared {
  readonly statement: StatementSync;
  readonly positions: readonly number[];
}

export type SqliteConnection = ReturnType<typeof createConnection>;

/** Runs statements on a database, and makes changes only inside transactions. */
export function createConnection(database: DatabaseSync) {
  const statements = new Map<string, Prepared>();

  function prepare(sql: string): Prepared {
    const before = statements.get(sql);
    if (before) return before;
    const positions: number[] = [];
    // Parameters without names are bound much faster than named parameters.
    const text = render(sql, SQLITE).replace(/\$(\d+)/g, (_, number: string) => {
      positions.push(Number(number) - 1);
      return "?";
    });
    const prepared = { statement: database.prepare(text), positions };
    statements.set(sql, prepared);
    return prepared;
  }

  /**
   * Runs a statement in a transaction, which a full disk may have ended. All rows are read, because
   * a write takes effect only at the end. On a full disk, get() would return rows that are never
   * stored.
   */
  function query(...[sql, ...parameters]: SqlStatement): readonly SqlRow[] {
    if (!database.isTransaction)
      throw new Error(`A statement outside of a transaction may be lost unnoticed: ${sql}`);
    const { statement, positions } = prepare(sql);
    const values = positions.map((position) => {
      const value = parameters[position] ?? null;
      return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
    });
    return statement.all(...values);
  }

  const connection = { query: async (...statement: SqlStatement) => query(...statement) };

  return {
    database,
    async transact<Result>(
      begin: "BEGIN" | "BEGIN IMMEDIATE",
      opening: readonly SqlStatement[],
      work: SqlWork<Result>,
      wait: Wait,
    ): Promise<Result> {
      const opened = await whenFree(wait, () => {
        database.exec(begin);
        try {
          return opening.map((statement) => query(...statement));
        } catch (error) {
          database.exec("ROLLBACK");
          throw error;
        }
      });
      try {
        const result = await work(connection, opened);
        database.exec("COMMIT");
        return result;
      } finally {
        // There may be no transaction any more, because a full disk ends it.
        if (database.isTransaction) database.exec("ROLLBACK");
      }
    },
    /** Runs one of several pieces of work in a transaction. If it throws, it changes nothing. */
    async runOne<Result>(opening: readonly SqlStatement[], work: SqlWork<Result>): Promise<Result> {
      database.exec("SAVEPOINT one");
      try {
        return await work(
          connection,
          opening.map((statement) => query(...statement)),
        );
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK TO SAVEPOINT one");
        throw error;
      } finally {
        if (database.isTransaction) database.exec("RELEASE SAVEPOINT one");
      }
    },
  };
}
