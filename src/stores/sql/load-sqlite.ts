import { StoreError } from "../store-error.ts";

/** SQLite, as it comes with Node. Loaded when it is used, because older versions do not have it. */
export async function loadSqlite(): Promise<typeof import("node:sqlite")> {
  try {
    return await import("node:sqlite");
  } catch (error) {
    throw new StoreError(
      "missing_driver",
      `A data directory needs Node 22.13 or newer, and this is ${process.version}.`,
      error,
    );
  }
}
