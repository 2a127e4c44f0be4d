// The lease on an account that is processed: a token and a time in its row, and also in the row of
// a slot if there is a limit.

import type { Claim, ImportKey, Lease } from "../store.ts";
import { notStaged } from "../writer-rules.ts";
import { numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

const BY_KEY = "supplier = $1 AND external_number = $2";

/** Takes the lease on an account, and a slot if there is a limit. */
export async function claimLease(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Claim> {
  const lease = { token: crypto.randomUUID(), until: transaction.now + milliseconds };
  const take = () =>
    milliseconds === 0
      ? takeForNow(transaction, key, limit)
      : takeLease(transaction, key, limit, lease);
  if (await take()) return lease;
  const lookUp = `SELECT lease_until FROM import_process WHERE ${BY_KEY}`;
  const [row] = await transaction.all(lookUp, key.supplier, key.externalNumber);
  if (!row) throw new Error(notStaged(key));
  if (numberIn(row, "lease_until") > transaction.now) return "in_progress";
  if (limit === null) throw new Error(`The account ${key.externalNumber} could not be claimed.`);
  await addSlots(transaction, limit);
  // Even if no slot was missing: another process may have added some since the first attempt.
  return (await take()) ? lease : "limit_reached";
}

/**
 * Makes an attempt that ends with the transaction. Nobody else sees it: the account is locked, and
 * others pass over the slot, whose row is.
 */
async function takeForNow(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
): Promise<boolean> {
  const attempt = `UPDATE import_process SET attempts = attempts + 1
    WHERE ${BY_KEY} AND lease_until <= $3`;
  const withSlot = `${attempt} AND EXISTS (
      SELECT 1 FROM slot WHERE number <= $4 AND lease_until <= $3
      ORDER BY number LIMIT 1 {skip_locked}
    )`;
  const values = [key.supplier, key.externalNumber, transaction.now] as const;
  const changed =
    limit === null
      ? transaction.run(attempt, ...values)
      : transaction.run(withSlot, ...values, limit);
  return (await changed) > 0;
}

/** Takes a free lease if there is a free slot. Returns false if one of the two is missing. */
async function takeLease(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
  { token, until }: Lease,
): Promise<boolean> {
  const account = [key.supplier, key.externalNumber, token, until, transaction.now] as const;
  const isFree = `${BY_KEY} AND lease_until <= $5`;
  const update = `UPDATE import_process
    SET lease_token = $3, lease_until = $4, attempts = attempts + 1 WHERE ${isFree}`;
  if (limit === null) return (await transaction.run(update, ...account)) > 0;
  const [, taken] = await Promise.all([
    // It does not wait for slots that other transactions are taking at this moment.
    transaction.run(
      `UPDATE slot SET lease_token = $3, lease_until = $4 WHERE number = (
        SELECT number FROM slot
        WHERE number <= $6 AND lease_until <= $5
          AND EXISTS (SELECT 1 FROM import_process WHERE ${isFree})
        ORDER BY number LIMIT 1 {skip_locked}
      )`,
      ...account,
      limit,
    ),
    transaction.run(
      `${update} AND EXISTS (SELECT 1 FROM slot WHERE slot.lease_token = $3)`,
      ...account,
    ),
  ]);
  return taken > 0;
}

/** Releases a lease. Returns its end, or undefined if the lease has passed to another call. */
export async function releaseLease(
  transaction: SqlTransaction,
  key: ImportKey,
  token: string,
): Promise<number | undefined> {
  const ofToken = [key.supplier, key.externalNumber, token] as const;
  const isHeld = `${BY_KEY} AND lease_token = $3`;
  const [[row]] = await Promise.all([
    transaction.all(`SELECT lease_until FROM import_process WHERE ${isHeld}`, ...ofToken),
    transaction.run(
      `UPDATE import_process SET lease_token = NULL, lease_until = 0 WHERE ${isHeld}`,
      ...ofToken,
    ),
    transaction.run(
      "UPDATE slot SET lease_token = NULL, lease_until = 0 WHERE lease_token = $1",
      token,
    ),
  ]);
  return row && numberIn(row, "lease_until");
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
