// The persistent store for several machines: a database of PostgreSQL.
import { reasonOf } from "../../../library/text/system-error.ts";
import { checkCurrent, migrate } from "../sql/migrate.ts";
import { textIn } from "../sql/row.ts";
import { MIGRATIONS, type Migration } from "../sql/schema.ts";
import type { SqlDriver } from "../sql/sql-driver.ts";
import { createSqlStore } from "../sql/sql-store.ts";
import type { Store } from "../store.ts";
import { StoreError } from "../store-error.ts";
import { openPostgresDriver, type PostgresStoreOptions } from "./postgres-driver.ts";

const PROTOCOLS: readonly string[] = ["postgres:", "postgresql:"];

export const openPostgresStore = async (options: PostgresStoreOptions): Promise<Store> =>
  createSqlStore(await openDatabase(options, MIGRATIONS), nameOf(options.url));

export async function openDatabase(
  options: PostgresStoreOptions,
  migrations: readonly Migration[],
): Promise<SqlDriver> {
  const databaseName = nameOf(options.url);
  const driver = await openPostgresDriver(options);
  try {
    // Only UTF8 has every character and sorts texts as all stores sort them.
    const [row] = await driver.transaction("read", [], (connection) =>
      connection.query("SHOW server_encoding"),
    );
    const encoding = row && textIn(row, "server_encoding");
    if (encoding !== "UTF8")
      throw new StoreError(
        `${databaseName} has the encoding ${encoding}, and UTF8 is needed. Create it with ENCODING 'UTF8' TEMPLATE template0.`,
      );
    await (options.mustExist ? checkCurrent : migrate)(driver, migrations, databaseName);
    return driver;
  } catch (error) {
    await driver.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${databaseName} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Returns the name of a database for messages, without the password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) throw wrongAddress("is not a URL");
  const { protocol, host, pathname } = new URL(url);
  if (!PROTOCOLS.includes(protocol))
    throw wrongAddress(`begins with ${protocol} and not with postgres:`);
  try {
    return `The database ${decodeURIComponent(pathname.slice(1))} on ${host}`;
  } catch (error) {
    throw wrongAddress(
      "has a name that is not valid percent-encoding; a % in it is written %25",
      error,
    );
  }
}

const wrongAddress = (what: string, cause?: unknown): StoreError =>
  new StoreError(
    `The address of the database ${what}. It has the form postgres://user:password@host:5432/name.`,
    { cause },
  );
