// The persistent store for one machine: a directory with a SQLite database.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "../../../library/text/system-error.ts";
import { checkCurrent, checkNotNewer, migrate, readSchemaVersion } from "../sql/migrate.ts";
import { MIGRATIONS, type Migration } from "../sql/schema.ts";
import type { SqlDriver } from "../sql/sql-driver.ts";
import { createSqlStore } from "../sql/sql-store.ts";
import type { Store } from "../store.ts";
import { StoreError } from "../store-error.ts";
import { type DirectoryLock, makePrivateFile, openDirectoryLock } from "./directory-lock.ts";
import { isNotADatabase, loadSqlite } from "./load-sqlite.ts";
import { openSqliteDriver } from "./sqlite-driver.ts";

interface SqliteStoreOptions {
  /** The directory, made if missing. Processes may share it, but not on a network drive. */
  readonly directory: string;
  /** If true, only a store with the current schema is opened, and nothing is changed. */
  readonly mustExist?: boolean | undefined;
}

/** How long the store waits for other processes that make the tables. */
const PATIENCE_MILLISECONDS = 3_000;
/** A statement without effect, which fails if the file can't be written. */
const CHANGES_NOTHING = "UPDATE store_state SET clock_offset = clock_offset WHERE false";

export const openSqliteStore = async (options: SqliteStoreOptions): Promise<Store> =>
  createSqlStore(await openDirectory(options, MIGRATIONS), options.directory);

/** Opens a database and migrates its schema. The schema then stays the same until `close`. */
export async function openDirectory(
  { directory, mustExist = false }: SqliteStoreOptions,
  migrations: readonly Migration[],
): Promise<SqlDriver> {
  const file = join(directory, "store.db");
  let lock: DirectoryLock | undefined;
  let driver: SqlDriver | undefined;
  const close = async () => {
    await driver?.close();
    lock?.close();
  };
  try {
    if (mustExist && !existsSync(file))
      throw new StoreError(`${directory} holds no data of a server.`);
    loadSqlite(); // throws, if Node has no SQLite, before anything is made
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (existsSync(file)) checkOurs(file);
    lock = openDirectoryLock(directory);
    makePrivateFile(file);
    driver = await openSqliteDriver(file);
    if (mustExist) await checkCurrent(driver, migrations, directory);
    await bringUpToDate(driver, lock, migrations, directory);
    // SQLite opens even a file that this user can't write. Only a change shows the problem.
    if (!mustExist && migrations.length > 0)
      await driver.transaction("write", [[CHANGES_NOTHING]], async () => {});
    return { ...driver, close };
  } catch (error) {
    await close();
    if (error instanceof StoreError) throw error;
    if (isNotADatabase(error)) throw notOurs(file, error);
    const message = `${directory} can't be used as a data directory: ${reasonOf(error)}.`;
    throw new StoreError(message, { cause: error });
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

/** Migrates the schema while no other process uses it, because others know only the old schema. */
async function bringUpToDate(
  driver: SqlDriver,
  lock: DirectoryLock,
  migrations: readonly Migration[],
  directory: string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    if (lock.share()) {
      const version = await readSchemaVersion(driver);
      checkNotNewer(version, migrations.length, directory);
      if (version === migrations.length) return;
      const isAlone = lock.takeAlone();
      if (isAlone) await migrate(driver, migrations, directory);
      lock.release();
      if (isAlone) continue;
    }
    const message = `${directory} is in use by another process, and this version has to change its schema to ${migrations.length}. Stop the other process and start this one again.`;
    if (Date.now() > end) throw new StoreError(message);
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
  }
}

const notOurs = (file: string, cause?: unknown): StoreError =>
  new StoreError(`${file} is not a database of this package. Use another directory.`, { cause });
