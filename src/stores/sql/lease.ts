// The lease on an account that is processed: a token and a time in its row, and also in the row of
// a slot if there is a limit.
import { notStaged } from "../every-store.ts";
import type { Claim, ImportKey } from "../store.ts";
import { isNull, numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

const BY_KEY = "supplier = $1 AND external_number = $2";

/** Takes the lease on an account, and a slot if there is a limit. */
export async function claimLease(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Claim> {
  const [row] = await transaction.all(
    `SELECT lease_until FROM import_process WHERE ${BY_KEY}`,
    key.supplier,
    key.externalNumber,
  );
  if (!row) throw new Error(notStaged(key));
  if (numberIn(row, "lease_until") > transaction.now) return "in_progress";
  const lease = { token: crypto.randomUUID(), until: transaction.now + milliseconds };
  if (limit !== null) {
    const slot = await takeSlot(transaction, limit);
    if (slot === undefined) return "limit_reached";
    await transaction.run(
      "UPDATE slot SET lease_token = $1, lease_until = $2 WHERE number = $3",
      lease.token,
      lease.until,
      slot,
    );
  }
  const update = `UPDATE import_process
    SET lease_token = $3, lease_until = $4, attempts = attempts + 1 WHERE ${BY_KEY}`;
  await transaction.run(update, key.supplier, key.externalNumber, lease.token, lease.until);
  return lease;
}

/** Releases a lease. Returns false if it had run out or passed to another call. */
export async function releaseLease(
  transaction: SqlTransaction,
  key: ImportKey,
  token: string,
): Promise<boolean> {
  const select = `SELECT lease_token, lease_until FROM import_process WHERE ${BY_KEY}`;
  const [row] = await transaction.all(select, key.supplier, key.externalNumber);
  if (!row || isNull(row, "lease_token") || row.lease_token !== token) return false;
  const update = `UPDATE import_process SET lease_token = NULL, lease_until = 0 WHERE ${BY_KEY}`;
  await transaction.run(update, key.supplier, key.externalNumber);
  await transaction.run(
    "UPDATE slot SET lease_token = NULL, lease_until = 0 WHERE lease_token = $1",
    token,
  );
  return numberIn(row, "lease_until") > transaction.now;
}

/** A free slot. It does not wait for those that other transactions are taking at this moment. */
async function takeSlot(transaction: SqlTransaction, limit: number): Promise<number | undefined> {
  const free = async () => {
    const sql = `SELECT number FROM slot WHERE number <= $1 AND lease_until <= $2
      ORDER BY number LIMIT 1 {skip_locked}`;
    const [row] = await transaction.all(sql, limit, transaction.now);
    return row && numberIn(row, "number");
  };
  const found = await free();
  if (found !== undefined) return found;
  await addSlots(transaction, limit);
  // Even if no slot was missing: another process may have added some since the first attempt.
  return free();
}

/** Adds the slots that a limit needs. From then on they exist. */
async function addSlots(transaction: SqlTransaction, limit: number): Promise<void> {
  const [row] = await transaction.all(
    "SELECT count(*) AS count FROM slot WHERE number <= $1",
    limit,
  );
  if (row && numberIn(row, "count") >= limit) return;
  // Waits for another process that is adding the same slots, and then finds them.
  await transaction.run(
    `INSERT INTO slot (number, lease_token, lease_until)
      WITH RECURSIVE n(number) AS (
        SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < CAST($1 AS BIGINT)
      )
      SELECT number, NULL, 0 FROM n WHERE true
      ON CONFLICT (number) DO NOTHING`,
    limit,
  );
}
