// The engines of persistent stores, for tests that use one store from several processes.
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { openPlace } from "./processes/open-place.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Each engine, with a function that makes a place for an empty store. */
export const ENGINES: readonly [string, () => Promise<string>][] = [
  ["SQLite", async () => temporaryDirectory()],
  ["PostgreSQL", freshPostgres],
];

export { openPlace };

/** Prints what a test has measured. docs/reliability.md quotes it. */
export const figure = (text: string): boolean => process.stdout.write(`${text}\n`);

/** An empty store of each kind, by what it is called. */
export const STORES: readonly [string, () => Promise<Store>][] = [
  ["memory", async () => createMemoryStore()],
  ...ENGINES.map(([engine, make]): [string, () => Promise<Store>] => [
    engine,
    async () => openPlace(await make()),
  ]),
];
