import { type BigIntStats, statSync } from "node:fs";
import type { SqlDriver, SqlStatement, SqlWork } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { isBusy, loadSqlite, type Wait, whenFree } from "./load-sqlite.ts";
import { createConnection, SQLITE, type SqliteConnection } from "./sqlite-connection.ts";

/** How long work on the database waits for other processes that hold it. */
const PATIENCE_MILLISECONDS = 15_000;
/** The number of connections for readers, so that a long read does not hold up all others. */
const READERS = 4;
/** The most pieces of work in one COMMIT, so that the first does not wait long for the others. */
const MOST_TOGETHER = 64;

/**
 * With these settings, readers do not wait for the writer, and a commit returns only when it is on
 * the disk. macOS needs fullfsync for that.
 */
const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON`;

const ENDED = "A work beside this one has made the database end their transaction.";

/** Opens a SQLite file with one connection for writing, and others for reading. */
export async function openSqliteDriver(file: string): Promise<SqlDriver> {
  const sqlite = loadSqlite();
  const connect = (readOnly: boolean) =>
    createConnection(new sqlite.DatabaseSync(file, { timeout: 0, readOnly }));
  // The caller's wait begins now, so it includes the wait for others in this process.
  const waitFromNow = () => ({ file, end: Date.now() + PATIENCE_MILLISECONDS });
  const writer = connect(false);
  await whenFree(waitFromNow(), () => writer.database.exec(SETTINGS));
  const opened = identityOf(file);
  const readers = createReaders(() => connect(true));
  const writes = createWrites(writer, () => checkThere(file, opened));
  return {
    dialect: SQLITE,
    async transaction(kind, opening, work) {
      const wait = waitFromNow();
      if (kind === "write") return writes.add(opening, work, wait);
      checkThere(file, opened);
      return readers.read((reader) => reader.transact("BEGIN", opening, work, wait));
    },
    ask: undefined,
    isTransient: isBusy,
    async close() {
      await writes.end();
      await readers.close();
      writer.database.close();
    },
  };
}

interface Waiting {
  readonly wait: Wait;
  /** Runs the work. If the work fails, its caller gets the error at once. */
  run(): Promise<void>;
  /** `keep` and `fail` answer the caller, unless the caller has an answer already. */
  keep(): void;
  fail(error: unknown): void;
}

/**
 * Runs pieces of work on a connection. All work that waits at the same time shares a transaction,
 * because a COMMIT waits long for the disk. Each caller is answered once all changes are on the
 * disk. If `check` throws, the next work fails.
 */
function createWrites(connection: SqliteConnection, check: () => void) {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    while (waiting[0]) {
      // Waits for the end of this turn of the event loop, so that all its work is together.
      await new Promise((resolve) => setImmediate(resolve));
      await runTogether(waiting[0].wait);
    }
    running = undefined;
  }

  async function runTogether(wait: Wait): Promise<void> {
    const begun: Waiting[] = [];
    try {
      check();
      await connection.transact("BEGIN IMMEDIATE", [], () => runWaiting(begun), wait);
      for (const { keep } of begun) keep();
    } catch (error) {
      // A transaction that can't begin fails its first work, and the others try for themselves.
      if (begun.length === 0) begun.push(...waiting.splice(0, 1));
      for (const { fail } of begun) fail(error);
    }
  }

  async function runWaiting(begun: Waiting[]): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      begun.push(next);
      await next.run();
      if (!connection.database.isTransaction) throw new Error(ENDED);
      if (begun.length === MOST_TOGETHER) return;
    }
  }

  return {
    /** Adds work behind all earlier work. Resolves once its changes are on the disk. */
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
    end: async () => running,
  };
}

/** Runs each piece of work on the connection that has the least to do, behind its other work. */
function createReaders(connect: () => SqliteConnection) {
  const readers = Array.from({ length: READERS }, () => {
    return { connection: connect(), last: Promise.resolve(), waiting: 0 };
  });
  return {
    read<Result>(work: (connection: SqliteConnection) => Promise<Result>): Promise<Result> {
      const reader = readers.reduce((least, other) =>
        other.waiting < least.waiting ? other : least,
      );
      reader.waiting += 1;
      const result = reader.last.then(() => work(reader.connection));
      const leave = () => {
        reader.waiting -= 1;
      };
      reader.last = result.then(leave, leave);
      return result;
    },
    async close() {
      for (const { last, connection } of readers) {
        await last;
        connection.database.close();
      }
    },
  };
}

/** Throws if the file was removed. A removed file could still be written, but would be lost. */
function checkThere(file: string, opened: string | undefined): void {
  if (identityOf(file) === opened) return;
  const message = `${file} was deleted, moved away or replaced while it was in use, so nothing more is kept. Put it back, or start the server again.`;
  throw new StoreError(message);
}

/** Distinguishes a file from a later file of the same name; undefined if there is no file. */
function identityOf(file: string): string | undefined {
  const stats: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
