import type { Account, Reader, Transaction } from "../../stores/store.ts";
import type { Imported } from "./import-key.ts";

/**
 * The days that transactions are booked on, by their ids, for those that were added before: with
 * the data that the account was imported from, or since. One in that data may have no day. It then
 * counts as booked on the day that it is sent with now.
 */
export async function bookedDays(
  { payload, account }: Imported,
  transactions: readonly Transaction[],
  reader: Reader,
): Promise<Map<string, string>> {
  const sentDays = new Map(
    transactions.map(({ transaction_id, transaction_date }) => [transaction_id, transaction_date]),
  );
  const imported = meterPointsOf(payload)
    .flatMap(({ current_statement_transactions = [] }) => current_statement_transactions)
    .flatMap(({ transaction_id: id, transaction_date: day }): [string, string][] => {
      const sentDay = id === undefined ? undefined : sentDays.get(id);
      return id === undefined || sentDay === undefined ? [] : [[id, day ?? sentDay]];
    });
  return new Map([
    ...imported,
    ...(await reader.bookedTransactions(account.number, [...sentDays.keys()])),
  ]);
}

type MeterPoint = NonNullable<
  NonNullable<Account["supply_addresses"]>[number]["meter_points"]
>[number];

/** The meter points of all addresses of an account. */
export const meterPointsOf = ({ supply_addresses = [] }: Account): MeterPoint[] =>
  supply_addresses.flatMap(({ meter_points = [] }) => meter_points);
