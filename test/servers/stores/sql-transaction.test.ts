// What one piece of work does with a database, on a connection that answers at once.
import { expect, test } from "vitest";
import type { Dialect } from "../../../src/servers/stores/sql/sql-driver.ts";
import { SqlTransaction } from "../../../src/servers/stores/sql/sql-transaction.ts";
import { SQLITE } from "../../../src/servers/stores/sqlite/sqlite-connection.ts";

const HOLD = "HOLD $1";
const REMOTE: Dialect = { ...SQLITE, hold: HOLD, isRemote: true };

function begin() {
  const sent: string[] = [];
  const query = async (sql: string, ...[name]: readonly unknown[]) => {
    if (sql === HOLD) sent.push(String(name));
    return [{ now: 1 }];
  };
  return { sent, transaction: new SqlTransaction({ query }, REMOTE, 0, "first") };
}

test("names are held once", async () => {
  const { sent, transaction } = begin();
  for (const name of ["first", "a", "a"]) await transaction.hold(name);
  for (const name of ["a", "b", "b"]) await transaction.hold(name);
  expect(sent).toEqual(["a", "b"]);
});
