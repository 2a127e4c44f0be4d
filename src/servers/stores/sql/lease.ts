// A lease is a token and a time in the row of an import process. If the number of leases is
// limited, a row of the table `slot` has this token and this time too.
import type { Claim, ImportKey } from "../store.ts";
import { notStaged } from "../writer-rules.ts";
import { numberIn } from "./row.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

const BY_KEY = "supplier = $1 AND external_number = $2";
const TAKE = `UPDATE import_process SET lease_token = $3, lease_until = $4, attempts = attempts + 1
  WHERE ${BY_KEY} AND lease_until <= $5`;
// Passes over slots that other transactions are taking, and does not wait for them.
const SLOT = `SELECT number FROM slot WHERE number <= $6 AND lease_until <= $5
  ORDER BY number LIMIT 1 {skip_locked}`;
const TAKE_SLOT = `UPDATE slot SET lease_token = $3, lease_until = $4 WHERE number = (${SLOT})
  AND EXISTS (SELECT 1 FROM import_process WHERE ${BY_KEY} AND lease_token = $3)`;
/** Adds missing slots up to the limit. Slots are never removed. */
const ADD_SLOTS = `INSERT INTO slot (number, lease_token, lease_until)
  WITH RECURSIVE n(number) AS (
    SELECT count(*) + 1 FROM slot
    UNION ALL SELECT number + 1 FROM n WHERE number < CAST($1 AS BIGINT)
  )
  SELECT number, NULL, 0 FROM n WHERE number <= CAST($1 AS BIGINT)
  ON CONFLICT (number) DO NOTHING`;

/**
 * Takes a free lease, and a free slot if there is a limit. A lease of 0 milliseconds is not
 * written, because the locks on the rows keep others out until the transaction ends.
 */
export async function claimLease(
  transaction: SqlTransaction,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Claim> {
  const { supplier, externalNumber } = key;
  const { now } = transaction;
  const lease = { token: crypto.randomUUID(), until: now + milliseconds };
  const written = milliseconds > 0 ? ([lease.token, lease.until] as const) : ([null, 0] as const);
  const values = [supplier, externalNumber, ...written, now] as const;
  const take = async (): Promise<boolean> => {
    const [taken] = await Promise.all([
      limit === null
        ? transaction.query(`${TAKE} RETURNING 1 AS taken`, ...values)
        : transaction.query(`${TAKE} AND EXISTS (${SLOT}) RETURNING 1 AS taken`, ...values, limit),
      limit !== null && milliseconds > 0 && transaction.query(TAKE_SLOT, ...values, limit),
    ]);
    return taken.length > 0;
  };
  if (await take()) return lease;
  const lookUp = `SELECT lease_until FROM import_process WHERE ${BY_KEY}`;
  const [row] = await transaction.query(lookUp, supplier, externalNumber);
  if (!row) throw notStaged(key);
  if (numberIn(row, "lease_until") > now) return "in_progress";
  if (limit === null) throw new Error(`The account ${externalNumber} could not be claimed.`);
  // Waits for a process that is adding the same slots, and then finds its slots.
  await transaction.query(ADD_SLOTS, limit);
  return (await take()) ? lease : "limit_reached";
}

/** Releases a lease. Returns its end; undefined if another call has the lease now. */
export async function releaseLease(
  transaction: SqlTransaction,
  { supplier, externalNumber }: ImportKey,
  token: string,
): Promise<number | undefined> {
  const values = [supplier, externalNumber, token] as const;
  const isHeld = `${BY_KEY} AND lease_token = $3`;
  const release = "SET lease_token = NULL, lease_until = 0 WHERE";
  const [[row]] = await Promise.all([
    transaction.query(`SELECT lease_until FROM import_process WHERE ${isHeld}`, ...values),
    transaction.query(`UPDATE import_process ${release} ${isHeld}`, ...values),
    transaction.query(`UPDATE slot ${release} lease_token = $1`, token),
  ]);
  return row && numberIn(row, "lease_until");
}
