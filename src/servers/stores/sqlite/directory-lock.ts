// Each process that uses a data directory holds a shared lock on the file lock.db for as long as it
// lives; a change of the schema needs the lock alone. The locks are those of the operating system,
// so a process that is killed leaves none behind.
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../../../library/text/system-error.ts";
import { isBusy, loadSqlite } from "./load-sqlite.ts";

export type DirectoryLock = ReturnType<typeof openDirectoryLock>;

/** Opens the lock of a directory, which it makes if it does not exist. Nothing is locked yet. */
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
     * Locks the directory together with others. Returns false if another process has it alone. The
     * transaction has read something, so it keeps its lock: it does not end.
     */
    share: () => take("BEGIN; SELECT count(*) FROM sqlite_schema"),
    /** Locks the directory alone. Returns false if other processes share it. */
    takeAlone: () => take("BEGIN EXCLUSIVE"),
    release,
    close: () => database.close(),
  };
}

/**
 * Makes a file that only its owner can read and write. A file that exists stays as it is, and is
 * not even opened: closing it would release the locks that SQLite has on it in this process.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
