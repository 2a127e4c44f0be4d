import { type BigIntStats, statSync } from "node:fs";
import { createQueue } from "../shared.ts";
import type { SqlDriver } from "../sql/sql-driver.ts";
import { StoreError } from "../store-error.ts";
import { loadSqlite, SqliteConnection } from "./sqlite-connection.ts";
import { SQLITE } from "./sqlite-dialect.ts";
import { isBusy, whenFree } from "./sqlite-error.ts";

/** How long to wait for other processes. */
const PATIENCE_MILLISECONDS = 15_000;
const IDLE_READERS = 4;

/** Opens a file of SQLite: one connection that writes, and others that read meanwhile. */
export async function openSqliteDriver(file: string): Promise<SqlDriver> {
  const sqlite = await loadSqlite();
  const connect = (readOnly: boolean) =>
    new SqliteConnection(new sqlite.DatabaseSync(file, { timeout: 0, readOnly }));
  // The wait for others in this process counts too: the caller has been waiting since then.
  const waitFromNow = () => ({ file, end: Date.now() + PATIENCE_MILLISECONDS });
  const writer = connect(false);
  await whenFree(waitFromNow(), () => writer.prepareToWrite());
  const opened = identityOf(file);
  const readers: SqliteConnection[] = [];
  let isClosed = false;
  const inTurn = createQueue();
  return {
    dialect: SQLITE,
    async transaction(kind, opening, work) {
      const wait = waitFromNow();
      if (kind === "write")
        return inTurn(async () => {
          checkThere(file, opened);
          return writer.transact("BEGIN IMMEDIATE", opening, work, wait);
        });
      checkThere(file, opened);
      const reader = readers.pop() ?? connect(true);
      try {
        return await reader.transact("BEGIN", opening, work, wait);
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
