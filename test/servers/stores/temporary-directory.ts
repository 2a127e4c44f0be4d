import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a directory, which is removed when the test ends. */
export function temporaryDirectory(base = tmpdir()): string {
  const directory = mkdtempSync(join(base, "energy-contracts-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
