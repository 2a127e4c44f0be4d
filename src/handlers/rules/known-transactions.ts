import type { Reader, Transaction } from "../../stores/store.ts";
import type { Imported } from "./import-key.ts";

/**
 * Tells of one transaction after the other whether it was added before, by its id: since the import, with the data that the account was imported from, or
 * earlier in the same request.
 */
export async function watchForRepeats(
  { payload, account }: Imported,
  transactions: readonly Transaction[],
  reader: Reader,
): Promise<(transaction: Transaction) => boolean> {
  const meterPoints = (payload.supply_addresses ?? []).flatMap(({ meter_points = [] }) => meter_points);
  const imported = meterPoints.flatMap(({ current_statement_transactions = [] }) => current_statement_transactions);
  const ids = transactions.map(({ transaction_id }) => transaction_id);
  const booked = await reader.bookedTransactions(account.number, ids);
  const known = new Set([...booked, ...imported.flatMap(({ transaction_id }) => transaction_id ?? [])]);
  return ({ transaction_id: id }) => {
    const isRepeat = known.has(id);
    known.add(id);
    return isRepeat;
  };
}
