// The persistent store for one machine: a directory with a SQLite database.
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { codeOf, reasonOf } from "../../../library/text/system-error.ts";
import { checkCurrent, migrate } from "../sql/migrate.ts";
import { MIGRATIONS, type Migration } from "../sql/schema.ts";
import type { SqlDriver } from "../sql/sql-driver.ts";
import { createSqlStore } from "../sql/sql-store.ts";
import type { Store } from "../store.ts";
import { StoreError } from "../store-error.ts";
import { isNotADatabase, loadSqlite } from "./load-sqlite.ts";
import { openSqliteDriver } from "./sqlite-driver.ts";

interface SqliteStoreOptions {
  /** The directory, made if missing. Processes may share it, but not on a network drive. */
  readonly directory: string;
  /** If true, only a store with the current schema is opened, and nothing is changed. */
  readonly mustExist?: boolean | undefined;
}

/** How long the first look at a file waits for other processes that make the tables. */
const PATIENCE_MILLISECONDS = 3_000;

export const openSqliteStore = async (options: SqliteStoreOptions): Promise<Store> =>
  createSqlStore(await openDirectory(options, MIGRATIONS), options.directory);

/** Opens a database and migrates its schema. */
export async function openDirectory(
  { directory, mustExist = false }: SqliteStoreOptions,
  migrations: readonly Migration[],
): Promise<SqlDriver> {
  const file = join(directory, "store.db");
  let driver: SqlDriver | undefined;
  try {
    if (mustExist && !existsSync(file))
      throw new StoreError(`${directory} holds no data of a server.`);
    loadSqlite(); // throws, if Node has no SQLite, before anything is made
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    makePrivateFile(file);
    checkOurs(file);
    driver = await openSqliteDriver(file);
    await (mustExist ? checkCurrent : migrate)(driver, migrations, directory);
    return driver;
  } catch (error) {
    await driver?.close();
    if (error instanceof StoreError) throw error;
    if (isNotADatabase(error)) throw notOurs(file, error);
    const message = `${directory} can't be used as a data directory: ${reasonOf(error)}.`;
    throw new StoreError(message, { cause: error });
  }
}

/**
 * Makes a file that only its owner can read and write. An existing file is not even opened, because
 * closing it would release the locks that SQLite has on the file in this process.
 */
function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Refuses the database of another program, before anything in it is changed. */
function checkOurs(file: string): void {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MILLISECONDS });
  try {
    const names = database.prepare("SELECT name FROM sqlite_schema").all();
    if (names.length > 0 && !names.some(({ name }) => name === "store_state")) throw notOurs(file);
  } finally {
    database.close();
  }
}

const notOurs = (file: string, cause?: unknown): StoreError =>
  new StoreError(`${file} is not a database of this package. Use another directory.`, { cause });
