import { openPostgresStore } from "../../../src/stores/postgres.ts";
import { openSqliteStore } from "../../../src/stores/sqlite.ts";
import type { Store } from "../../../src/stores/store.ts";

/** Opens the store of a directory or a database. */
export const openPlace = (place: string, stallSeconds?: number): Promise<Store> =>
  place.startsWith("postgres://")
    ? openPostgresStore({ url: place, stallSeconds })
    : openSqliteStore({ directory: place });
