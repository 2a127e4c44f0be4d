import { resolve } from "node:path";
import { createMemoryStore } from "../../servers/stores/memory/memory-store.ts";
import { StoreError } from "../../servers/stores/store-error.ts";
import { InputError, type Io, type ParsedArguments } from "../command.ts";

/** Opens the store that the options name; with `mustExist`, only a store that a server has made. */
export async function openStore(args: ParsedArguments, io: Io, { mustExist = false } = {}) {
  const directory = args.text("data");
  const url = args.text("database");
  try {
    if (directory !== undefined) {
      const { openSqliteStore } = await import("../../servers/stores/sqlite/sqlite-store.ts");
      const path = resolve(io.cwd, directory);
      const store = await openSqliteStore({ directory: path, mustExist });
      return { store, isLasting: true, description: `Data is kept in ${directory}.` };
    }
    if (url !== undefined) {
      const { openPostgresStore } = await import("../../servers/stores/postgres/postgres-store.ts");
      const store = await openPostgresStore({ url, mustExist });
      return { store, isLasting: true, description: "Data is kept in the database." };
    }
  } catch (error) {
    if (error instanceof StoreError) throw new InputError(error.message);
    throw error;
  }
  const description =
    "Data is kept in memory and is gone when the server ends; --data DIR keeps it.";
  return { store: createMemoryStore(), isLasting: false, description };
}
