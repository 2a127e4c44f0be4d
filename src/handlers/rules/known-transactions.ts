import type { Reader, Transaction } from "../../stores/store.ts";
import type { Imported } from "./import-key.ts";

/** The ids of those transactions that the account has already: since its import, or in the data that it was imported from. */
export async function knownTransactions(
  { payload, account }: Imported,
  transactions: readonly Transaction[],
  reader: Reader,
): Promise<Set<string>> {
  const meterPoints = (payload.supply_addresses ?? []).flatMap(({ meter_points = [] }) => meter_points);
  const imported = meterPoints.flatMap(({ current_statement_transactions = [] }) => current_statement_transactions);
  const ids = transactions.map(({ transaction_id }) => transaction_id);
  const booked = await reader.bookedTransactions(account.number, ids);
  return new Set([...booked, ...imported.flatMap(({ transaction_id }) => transaction_id ?? [])]);
}
