import { type BigIntStats, statSync } from "node:fs";
import type { SqlDriver } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { isBusy, loadSqlite, whenFree } from "./load-sqlite.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { SQLITE } from "./sqlite-dialect.ts";
import { createWrites } from "./sqlite-writes.ts";

/** How long to wait for other processes. */
const PATIENCE_MILLISECONDS = 15_000;
/** Each reads at once, so that more would only take turns. To open one takes longer than to wait. */
const MOST_READERS = 4;

/** Opens a file of SQLite: one connection that writes, and others that read meanwhile. */
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

/** Lends a few connections in turn. After `close`, those in use are closed on return. */
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
  throw new StoreError(
    "missing",
    `${file} was deleted, moved away or replaced while it was in use, so nothing more is kept. Put it back, or start the server again.`,
  );
}

/** Distinguishes a file from another one of the same name; undefined if there is none. */
function identityOf(file: string): string | undefined {
  const stats: BigIntStats | undefined = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
