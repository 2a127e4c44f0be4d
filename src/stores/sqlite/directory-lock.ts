// Who uses a data directory. Each process holds a shared lock on a file of it for as long as it lives; whoever changes the schema needs it alone.
// The locks are those of the operating system, so a process that is killed leaves none behind.

import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { isSystemError } from "../../host/system-error.ts";
import { loadSqlite } from "./sqlite-driver.ts";
import { isBusy } from "./sqlite-error.ts";

export interface DirectoryLock {
  /** Holds the directory together with others. False where one holds it alone. */
  share(): boolean;
  /** Holds the directory alone. False where others hold it. */
  takeAlone(): boolean;
  release(): void;
  close(): void;
}

export async function openDirectoryLock(directory: string): Promise<DirectoryLock> {
  const { DatabaseSync } = await loadSqlite();
  const file = join(directory, "lock.db");
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  const release = () => {
    if (database.isTransaction) database.exec("ROLLBACK");
  };
  const take = (statements: string): boolean => {
    release();
    try {
      database.exec(statements);
      return true;
    } catch (error) {
      release();
      if (isBusy(error)) return false;
      throw error;
    }
  };
  return {
    // A transaction that has read holds the lock until it ends, and this one does not end.
    share: () => take("BEGIN; SELECT count(*) FROM sqlite_schema"),
    takeAlone: () => take("BEGIN EXCLUSIVE"),
    release,
    close: () => database.close(),
  };
}

/**
 * Makes a file that its owner alone can read and write, and leaves one that is there as it is. One that is there may not even be opened: closing it
 * would end the locks that SQLite has on it in this process.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (!(isSystemError(error) && error.code === "EEXIST")) throw error;
  }
}
