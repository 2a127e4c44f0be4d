import { StoreError } from "../store-error.ts";
import { numberIn } from "./row.ts";
import type { Migration } from "./schema.ts";
import type { SqlConnection, SqlDriver } from "./sql-driver.ts";

/** Reads the schema version of a database; 0 if the database is empty. */
export const readSchemaVersion = (driver: SqlDriver): Promise<number> =>
  driver.transaction("read", [], (connection) => schemaVersion(driver, connection));

export async function migrate(
  driver: SqlDriver,
  migrations: readonly Migration[],
  databaseName: string,
): Promise<void> {
  await driver.transaction("write", [[driver.dialect.hold_schema]], async (connection) => {
    const version = await schemaVersion(driver, connection);
    checkNotNewer(version, migrations.length, databaseName);
    if (version > 0 && version < migrations.length) await connection.query(driver.dialect.hold_all);
    for (const statement of migrations.slice(version).flat()) await connection.query(statement);
    // Written even if nothing is new, because some databases open without the right to write.
    await connection.query("UPDATE store_state SET schema_version = $1", migrations.length);
  });
}

export async function checkCurrent(
  driver: SqlDriver,
  migrations: readonly Migration[],
  databaseName: string,
): Promise<void> {
  const version = await readSchemaVersion(driver);
  checkNotNewer(version, migrations.length, databaseName);
  if (version === 0) throw new StoreError(`${databaseName} holds no data of a server.`);
  if (version === migrations.length) return;
  const message = `${databaseName} was written by an older version: its schema is ${version}, and this version needs ${migrations.length}. Use that version, or start a server of this one on it first, which changes it.`;
  throw new StoreError(message);
}

/** Refuses a database of a newer version, whose content this version may not know. */
export function checkNotNewer(version: number, newest: number, databaseName: string): void {
  if (version <= newest) return;
  const message = `${databaseName} was written by a newer version: its schema is ${version}, and this version knows those up to ${newest}. Update energy-contracts, or use another place.`;
  throw new StoreError(message);
}

async function schemaVersion(driver: SqlDriver, connection: SqlConnection): Promise<number> {
  const tables = await connection.query(driver.dialect.has_table, "store_state");
  if (tables.length === 0) return 0;
  const [row] = await connection.query("SELECT schema_version FROM store_state");
  return row ? numberIn(row, "schema_version") : 0;
}
