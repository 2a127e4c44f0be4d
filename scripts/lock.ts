// Writes contract.lock.json: what of the contract others rely on. With --check it compares the
// contract with the file. Either way an edit that breaks somebody is refused.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractOf, LOCK_FILE, updateLock } from "./lock/update-lock.ts";
import { readSource } from "./source/read-source.ts";

const root = join(import.meta.dirname, "..");
const file = join(root, LOCK_FILE);
const locked = existsSync(file) ? readFileSync(file, "utf8") : undefined;
const contract = contractOf(await readSource(root));
const { lines, isGood, text } = updateLock(locked, contract, {
  check: process.argv.includes("--check"),
  acceptBreaking: process.argv.includes("--accept-breaking"),
});
if (text !== undefined) writeFileSync(file, text);
for (const line of lines) (isGood ? console.log : console.error)(line);
process.exitCode = isGood ? 0 : 1;
