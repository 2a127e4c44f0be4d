// Writes contract.lock.json, which has the facts that others rely on. `npm run check` compares the
// contract with the file instead. Both refuse an edit that breaks somebody.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractOf, LOCK_FILE, type LockOptions, updateLock } from "./lock/update-lock.ts";
import { readOrEnd, type Source } from "./source/read-source.ts";

const root = join(import.meta.dirname, "..");
const file = join(root, LOCK_FILE);
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Prints the findings. Returns true if all is well. */
export function lock(source: Source, options: Omit<LockOptions, "version">): boolean {
  const locked = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const { lines, isGood, text } = updateLock(locked, contractOf(source), { version, ...options });
  if (text !== undefined) writeFileSync(file, text);
  for (const line of lines) (isGood ? console.log : console.error)(line);
  return isGood;
}

if (import.meta.main) {
  const acceptBreaking = process.argv.includes("--accept-breaking");
  const released = process.argv.includes("--released");
  process.exitCode = lock(await readOrEnd(root), { acceptBreaking, released }) ? 0 : 1;
}
