import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a directory, which is removed when the test ends. */
export function temporaryDirectory(base = tmpdir()): string {
  const directory = mkdtempSync(join(base, "energy-contracts-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
const ENOUGH = 500 * 1024 * 1024;

/**
 * The folder for what is many files, or a database: in memory, where there is no disk to wait for,
 * or the usual one if there is not enough of that.
 */
export function quickFolder(): string {
  const room = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
  return room.bavail * room.bsize > ENOUGH ? IN_MEMORY : tmpdir();
}

/** Makes such a directory for a database: SQLite waits for the disk at every write. */
export const dataDirectory = (): string => temporaryDirectory(quickFolder());
