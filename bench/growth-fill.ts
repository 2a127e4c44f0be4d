// Fills a store with copies of what the API made: one account, with its events and their
// deliveries, and one product for each.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Store } from "../src/servers/stores/store.ts";

/** The account that is copied. */
const TEMPLATE = "W-0";
const BATCH = 1_000;
/** The first number of a copy, so that all have the same length. */
const FIRST = 1_000_000;
/** The external number of a copy. */
export const copyOf = (index: number): string => `NW-${FIRST + index}`;

/** Fills a store through its interface. */
export async function fillMemory(store: Store, supplier: string, count: number): Promise<void> {
  const subject = `${supplier}/${TEMPLATE}`;
  const events = (await store.read((reader) => reader.listEvents(10_000))).filter(
    (event) => event.subject === subject,
  );
  for (let first = 0; first < count; first += BATCH)
    await store.write(async (writer) => {
      for (let index = first; index < Math.min(count, first + BATCH); index++) {
        const externalNumber = copyOf(index);
        const key = { supplier, externalNumber };
        await writer.stage({ import_supplier: supplier, external_account_number: externalNumber });
        await writer.createAccount(key, `A-${FIRST + index}`);
        for (const { type, payload } of events)
          await writer.addEvent({ type, payload, subject: `${supplier}/${externalNumber}` });
        await writer.putProducts([{ code: `P-${FIRST + index}` }]);
      }
    });
}

type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** Fills a database with its own statements, in which a million rows take seconds. */
export async function fillDatabase(
  { engine, place }: { readonly engine: string; readonly place: string },
  supplier: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const { query, close } = await (engine === "SQLite" ? openFile(place) : connect(place));
  await query(
    "INSERT INTO product (code, brand, is_green, is_hidden, body) VALUES ('P', '', 0, 0, '{\"code\":\"P\"}')",
  );
  const subject = `'${supplier}/${TEMPLATE}'`;
  const account = `external_number = '${TEMPLATE}'`;
  const tables = {
    import_process: account,
    account,
    event_subject: `subject = ${subject}`,
    event: `subject = ${subject}`,
    delivery: `subject = ${subject}`,
    product: "code = 'P'",
  };
  for (const [table, filter] of Object.entries(tables)) await copy(query, table, filter, count);
  // What a server has done in the background by the time that it has grown so far.
  const upkeep =
    engine === "SQLite" ? ["PRAGMA wal_checkpoint(TRUNCATE)"] : ["VACUUM ANALYZE", "CHECKPOINT"];
  for (const statement of upkeep) await query(statement);
  await close();
}

/** Copies the rows of a table that pass a filter, each with names of its own. */
async function copy(query: Query, table: string, filter: string, count: number): Promise<void> {
  const [row] = await query(`SELECT * FROM ${table} WHERE ${filter}`);
  if (!row) throw new Error(`The table ${table} has nothing to copy.`);
  const columns = Object.keys(row);
  const values = columns.map((column) => renamed(table, column));
  await query(`INSERT INTO ${table} (${columns.join(", ")})
    WITH RECURSIVE n(i) AS (
      SELECT ${FIRST} UNION ALL SELECT i + 1 FROM n WHERE i < ${FIRST + count - 1}
    )
    SELECT ${values.join(", ")} FROM ${table} CROSS JOIN n WHERE ${filter}`);
}

/** The value of a column in a copy. */
function renamed(table: string, column: string): string {
  if (column === "number" || column === "code" || column === "id") return `${column} || '-' || i`;
  // Each copy has a time of its own, before that of the account.
  if (column === "place") return `place + i - ${2 * FIRST}`;
  if (column === "body") return `'{"code":"P-' || i || '"}'`;
  return ["external_number", "subject", "payload"].includes(column)
    ? `replace(${column}, '${TEMPLATE}', 'NW-' || i)`
    : `${table}.${column}`;
}

async function openFile(directory: string) {
  const database = new DatabaseSync(join(directory, "store.db"), { timeout: 10_000 });
  return {
    query: async (sql: string) => database.prepare(sql).all(),
    close: async () => database.close(),
  };
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows,
    close: () => client.end(),
  };
}
