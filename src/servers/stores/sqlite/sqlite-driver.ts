import { type BigIntStats, statSync } from "node:fs";
import type { SqlDriver, SqlStatement, SqlWork } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { isBusy, loadSqlite, type Wait, whenFree } from "./load-sqlite.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { SQLITE } from "./sqlite-dialect.ts";

/** A work waits so long for other processes. */
const PATIENCE_MILLISECONDS = 15_000;
/** More readers would only take turns, and to open a reader takes longer than to wait for one. */
const MOST_READERS = 4;
/** At most so many works share a COMMIT, so that the first work is not held up for long. */
const MOST_TOGETHER = 64;

const ENDED = "A work beside this one has made the database end their transaction.";

/** Opens a file of SQLite with a connection that writes, and others that read meanwhile. */
export async function openSqliteDriver(file: string): Promise<SqlDriver> {
  const sqlite = loadSqlite();
  const connect = (readOnly: boolean) =>
    new SqliteConnection(new sqlite.DatabaseSync(file, { timeout: 0, readOnly }));
  // The wait for others in this process counts too: the caller has been waiting since then.
  const waitFromNow = () => ({ file, end: Date.now() + PATIENCE_MILLISECONDS });
  const writer = connect(false);
  await whenFree(waitFromNow(), () => writer.prepareToWrite());
  const opened = identityOf(file);
  const readers = createPool(() => connect(true));
  const writes = createWrites(writer, () => checkThere(file, opened));
  return {
    dialect: SQLITE,
    async transaction(kind, opening, work) {
      const wait = waitFromNow();
      if (kind === "write") return writes.add(opening, work, wait);
      checkThere(file, opened);
      return readers.use((reader) => reader.transact("BEGIN", opening, work, wait));
    },
    ask: async (...statement) => {
      const wait = waitFromNow();
      checkThere(file, opened);
      return readers.use((reader) => whenFree(wait, () => reader.ask(...statement)));
    },
    isTransient: isBusy,
    async close() {
      await writes.end();
      readers.close();
      writer.close();
    },
  };
}

/** A work that waits for its turn. */
interface Waiting {
  readonly wait: Wait;
  /** Runs the work. Its caller learns at once of a failure. */
  run(): Promise<void>;
  /** Both answer a caller who has no answer yet. */
  keep(): void;
  fail(error: unknown): void;
}

/**
 * Runs works on a connection. Works that wait together share a transaction, and so a COMMIT: most
 * of a work is to wait for the disk. Each is answered once the changes of all are on the disk. An
 * error of `check` fails the works that would begin.
 */
function createWrites(connection: SqliteConnection, check: () => void) {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    while (waiting[0]) {
      // Works of the same turn of the loop take part.
      await new Promise((resolve) => setImmediate(resolve));
      await runTogether(waiting[0].wait);
    }
    running = undefined;
  }

  /** Counts the works that have waited too long for another process. They come first. */
  const countLate = () => waiting.filter(({ wait }) => wait.end <= Date.now()).length;

  async function runTogether(wait: Wait): Promise<void> {
    const begun: Waiting[] = [];
    try {
      check();
      await connection.transact("BEGIN IMMEDIATE", [], () => runWaiting(begun), wait);
      for (const { keep } of begun) keep();
    } catch (error) {
      if (begun.length === 0) begun.push(...waiting.splice(0, Math.max(1, countLate())));
      for (const { fail } of begun) fail(error);
    }
  }

  async function runWaiting(begun: Waiting[]): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      begun.push(next);
      await next.run();
      if (!connection.isInTransaction) throw new Error(ENDED);
      if (begun.length === MOST_TOGETHER) return;
    }
  }

  return {
    /** Runs a work after those before it. Resolves once its changes are on the disk. */
    add: <Result>(opening: readonly SqlStatement[], work: SqlWork<Result>, wait: Wait) =>
      new Promise<Result>((resolve, reject) => {
        let keep = () => {};
        const run = () =>
          connection.runOne(opening, work).then((result) => {
            keep = () => resolve(result);
          }, reject);
        waiting.push({ wait, run, keep: () => keep(), fail: reject });
        running ??= runAll();
      }),
    /** Resolves once no work is left. */
    end: async () => running,
  };
}

/** Lends a few connections in turn. After `close`, a connection in use is closed on return. */
function createPool(connect: () => SqliteConnection) {
  const idle: SqliteConnection[] = [];
  const waiting: ((connection: SqliteConnection) => void)[] = [];
  let count = 0;
  let isClosed = false;
  return {
    async use<Result>(work: (connection: SqliteConnection) => Promise<Result>): Promise<Result> {
      if (isClosed) throw new Error("The store is closed.");
      if (idle.length === 0 && count < MOST_READERS) {
        idle.push(connect());
        count++;
      }
      const connection =
        idle.pop() ?? (await new Promise<SqliteConnection>((resolve) => waiting.push(resolve)));
      try {
        return await work(connection);
      } finally {
        const next = waiting.shift();
        if (next) next(connection);
        else if (isClosed) connection.close();
        else idle.push(connection);
      }
    },
    close() {
      isClosed = true;
      for (const connection of idle.splice(0)) connection.close();
    },
  };
}

/** Throws if the file was taken away: a file without a name can still be written, and is lost. */
function checkThere(file: string, opened: string | undefined): void {
  if (identityOf(file) === opened) return;
  const message = `${file} was deleted, moved away or replaced while it was in use, so nothing more is kept. Put it back, or start the server again.`;
  throw new StoreError("missing", message);
}

/** Distinguishes a file from others of the same name; undefined if there is none. */
function identityOf(file: string): string | undefined {
  const stats: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
