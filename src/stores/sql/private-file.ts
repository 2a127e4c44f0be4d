import { closeSync, openSync } from "node:fs";

/**
 * Makes a file that its owner alone can read and write, and leaves one that is there as it is. One that is there may not even be opened: closing it
 * would end the locks that SQLite has on it in this process.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
