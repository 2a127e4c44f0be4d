import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const made: string[] = [];
afterAll(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** Makes a directory, which is removed when the tests of the file have ended. */
export function temporaryDirectory(base = tmpdir()): string {
  const directory = mkdtempSync(join(base, "energy-contracts-"));
  made.push(directory);
  return directory;
}
