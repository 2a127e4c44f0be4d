import { openPostgresStore } from "../../../../src/servers/stores/postgres/postgres-store.ts";
import { openSqliteStore } from "../../../../src/servers/stores/sqlite/sqlite-store.ts";
import type { Store } from "../../../../src/servers/stores/store.ts";

/** Opens the store of a directory or a database. */
export const openPlace = (place: string, stallSeconds?: number): Promise<Store> =>
  place.startsWith("postgres://")
    ? openPostgresStore({ url: place, stallSeconds })
    : openSqliteStore({ directory: place });
