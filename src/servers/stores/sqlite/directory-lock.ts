// Each process that uses a data directory holds a shared lock on the file lock.db. A change of the
// schema needs an exclusive lock. The operating system keeps the locks, so a killed process leaves
// none.
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../../../library/text/system-error.ts";
import { isBusy, loadSqlite } from "./load-sqlite.ts";

export type DirectoryLock = ReturnType<typeof openDirectoryLock>;

/** Opens the lock file of a directory, and makes the file if needed. Locks nothing yet. */
export function openDirectoryLock(directory: string) {
  const { DatabaseSync } = loadSqlite();
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
    /**
     * Takes the shared lock. Returns false if another process has the exclusive lock. The lock
     * begins with the first read, and lasts as long as the transaction.
     */
    share: () => take("BEGIN; SELECT count(*) FROM sqlite_schema"),
    /** Takes the exclusive lock. Returns false if other processes have the shared lock. */
    takeAlone: () => take("BEGIN EXCLUSIVE"),
    release,
    close: () => database.close(),
  };
}

/**
 * Makes a file that only its owner can read and write. An existing file is not even opened, because
 * closing it would release the locks that SQLite has on the file in this process.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
