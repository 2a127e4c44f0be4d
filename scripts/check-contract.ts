// Checks the contract for `npm run check`: sources follow the rules, generated files are fresh, and
// the lock is up to date. One process reads the sources once for all three checks.
import { join } from "node:path";
import { checkSource } from "./check-source.ts";
import { generate, isFresh } from "./generate.ts";
import { lock } from "./lock.ts";
import { readOrEnd } from "./source/read-source.ts";

const root = join(import.meta.dirname, "..");
const source = await readOrEnd(root);
const isGood =
  (await checkSource(source)) &&
  isFresh(root, await generate(source)) &&
  lock(source, { check: true });
process.exitCode = isGood ? 0 : 1;
