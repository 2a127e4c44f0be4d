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
 * Makes such a directory for a database: SQLite waits for the disk at every write, which takes most
 * of the time, and in memory there is none to wait for.
 */
export function dataDirectory(): string {
  const room = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
  return temporaryDirectory(room.bavail * room.bsize > ENOUGH ? IN_MEMORY : undefined);
}
