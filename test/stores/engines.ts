// Where the stores that last keep things, for tests that use one place from several processes.

import { freshPostgres } from "./fresh-postgres.ts";
import { openPlace } from "./processes/open-place.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export const ENGINES: readonly [string, () => Promise<string>][] = [
  ["SQLite", async () => temporaryDirectory()],
  ["PostgreSQL", freshPostgres],
];

export { openPlace };

/** Shows what a test has measured; docs/reliability.md quotes it. */
export const figure = (text: string): boolean => process.stdout.write(`${text}\n`);
