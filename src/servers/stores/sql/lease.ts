// The lease on an account is a token and a time in the account's row. If the number of leases is
// limited, the row of a slot has them too.
import type { Claim, ImportKey, Lease } from "../store.ts";
import { FAULTS } from "../writer-rules.ts";
import { numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

const BY_KEY = "supplier = $1 AND external_number = $2";

export async function claimLease(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Claim> {
  const lease = { token: crypto.randomUUID(), until: transaction.now + milliseconds };
  if (await takeLease(transaction, key, limit, lease)) return lease;
  const lookUp = `SELECT lease_until FROM import_process WHERE ${BY_KEY}`;
  const [row] = await transaction.query(lookUp, key.supplier, key.externalNumber);
  if (!row) throw new Error(FAULTS.notStaged(key));
  if (numberIn(row, "lease_until") > transaction.now) return "in_progress";
  if (limit === null) throw new Error(`The account ${key.externalNumber} could not be claimed.`);
  await addSlots(transaction, limit);
  // Tries a second time, because another process may have added slots meanwhile.
  return (await takeLease(transaction, key, limit, lease)) ? lease : "limit_reached";
}

/**
 * Takes a free lease and a free slot; false if there is none. A lease for only this transaction is
 * not written, because the locks on the rows of account and slot already keep others out.
 */
async function takeLease(
  transaction: SqlTransaction,
  { supplier, externalNumber }: ImportKey,
  limit: number | null,
  { token, until }: Lease,
): Promise<boolean> {
  const isLasting = until > transaction.now;
  const written = isLasting ? ([token, until] as const) : ([null, 0] as const);
  const values = [supplier, externalNumber, ...written, transaction.now] as const;
  const take = `UPDATE import_process
    SET lease_token = $3, lease_until = $4, attempts = attempts + 1
    WHERE ${BY_KEY} AND lease_until <= $5`;
  const returning = "RETURNING 1 AS taken";
  if (limit === null)
    return (await transaction.query(`${take} ${returning}`, ...values)).length > 0;
  // Passes over slots that other transactions are taking, instead of waiting for them.
  const slot = `SELECT number FROM slot WHERE number <= $6 AND lease_until <= $5
    ORDER BY number LIMIT 1 {skip_locked}`;
  const takeSlot = `UPDATE slot SET lease_token = $3, lease_until = $4 WHERE number = (${slot})
    AND EXISTS (SELECT 1 FROM import_process WHERE ${BY_KEY} AND lease_token = $3)`;
  const [taken] = await Promise.all([
    transaction.query(`${take} AND EXISTS (${slot}) ${returning}`, ...values, limit),
    isLasting && transaction.query(takeSlot, ...values, limit),
  ]);
  return taken.length > 0;
}

/** Releases a lease. Returns its end; undefined if another call has the lease now. */
export async function releaseLease(
  transaction: SqlTransaction,
  { supplier, externalNumber }: ImportKey,
  token: string,
): Promise<number | undefined> {
  const isHeld = `${BY_KEY} AND lease_token = $3`;
  const find = `SELECT lease_until FROM import_process WHERE ${isHeld}`;
  const release = "SET lease_token = NULL, lease_until = 0 WHERE";
  const [[row]] = await Promise.all([
    transaction.query(find, supplier, externalNumber, token),
    transaction.query(
      `UPDATE import_process ${release} ${isHeld}`,
      supplier,
      externalNumber,
      token,
    ),
    transaction.query(`UPDATE slot ${release} lease_token = $1`, token),
  ]);
  return row && numberIn(row, "lease_until");
}

/** Adds missing slots up to the limit. Slots are never removed. */
async function addSlots(transaction: SqlTransaction, limit: number): Promise<void> {
  const count = "SELECT count(*) AS count FROM slot WHERE number <= $1";
  const [row] = await transaction.query(count, limit);
  if (row && numberIn(row, "count") >= limit) return;
  // Waits for a process that is adding the same slots, and then finds its slots.
  const insert = `INSERT INTO slot (number, lease_token, lease_until)
    WITH RECURSIVE n(number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < CAST($1 AS BIGINT)
    )
    SELECT number, NULL, 0 FROM n WHERE true
    ON CONFLICT (number) DO NOTHING`;
  await transaction.query(insert, limit);
}
