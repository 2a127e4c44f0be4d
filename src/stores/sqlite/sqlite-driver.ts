import { type BigIntStats, statSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { createQueue } from "../shared.ts";
import { render, SQLITE } from "../sql/dialect.ts";
import type { SqlConnection, SqlDriver, SqlParameter, SqlRow } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { isBusy, type Wait, whenFree } from "./sqlite-error.ts";

/** How long to wait for other processes. */
const PATIENCE_MILLISECONDS = 15_000;
const IDLE_READERS = 4;

/** Opens a file of SQLite, with a journal that readers see past and that is on the disk before a commit is answered. */
export async function openSqliteDriver(file: string): Promise<SqlDriver> {
  const sqlite = await loadSqlite();
  const connect = (readOnly: boolean) =>
    new SqliteConnection(new sqlite.DatabaseSync(file, { timeout: 0, readOnly }));
  const writer = connect(false);
  await whenFree({ file, end: Date.now() + PATIENCE_MILLISECONDS }, () => writer.prepareToWrite());
  const opened = identityOf(file);
  const checkThere = () => {
    if (identityOf(file) === opened) return;
    throw new StoreError(
      "missing",
      `${file} was deleted, moved away or replaced while it was in use, so nothing more is kept. Put it back, or start the server again.`,
    );
  };
  const readers: SqliteConnection[] = [];
  let isClosed = false;
  const inTurn = createQueue();
  return {
    dialect: SQLITE,
    async transaction(kind, opening, work) {
      // The wait for others of this process counts, too: who called has waited since then.
      const end = Date.now() + PATIENCE_MILLISECONDS;
      if (kind === "write")
        return inTurn(async () => {
          // A file that has no name any more can still be written, and all of it is lost.
          checkThere();
          return writer.transact("BEGIN IMMEDIATE", opening, work, { file, end });
        });
      checkThere();
      const reader = readers.pop() ?? connect(true);
      try {
        return await reader.transact("BEGIN", opening, work, { file, end });
      } finally {
        if (!isClosed && readers.length < IDLE_READERS) readers.push(reader);
        else reader.close();
      }
    },
    isTransient: isBusy,
    close: () =>
      inTurn(async () => {
        isClosed = true;
        for (const connection of [...readers.splice(0), writer]) connection.close();
      }),
  };
}

/** Tells a file from another one of the same name; undefined where there is none. */
function identityOf(file: string): string | undefined {
  const stats: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** A connection on which statements run inside transactions alone. */
class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Sets what is not the default everywhere: fullfsync is what it takes on macOS to reach the disk. */
  prepareToWrite(): void {
    for (const setting of [
      "journal_mode = WAL",
      "synchronous = FULL",
      "fullfsync = ON",
      "checkpoint_fullfsync = ON",
    ]) {
      this.#database.exec(`PRAGMA ${setting}`);
    }
  }

  async transact<Result>(
    begin: string,
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
      // A disk that is full may have ended the transaction already.
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
   * Always reads to the end. A statement that writes takes effect when it has been read to its end, and outside of a transaction nothing would tell
   * that it did not: with get() on a full disk, rows are answered that are never stored.
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

/** SQLite, as it comes with Node. Loaded when it is used, because older versions do not have it. */
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
