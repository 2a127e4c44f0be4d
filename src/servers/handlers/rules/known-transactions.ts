import type { Account, BookedTransaction, Note, Reader, Transaction } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { loadCalendar } from "./calendar.ts";
import type { Imported } from "./import-key.ts";

/** Finds the sent transactions that the account has already. Returns them by id, as booked. */
export async function findKnown(
  { payload, account }: Imported,
  transactions: readonly Transaction[],
  reader: Reader,
): Promise<Map<string, Transaction>> {
  const sentById = new Map(transactions.map((sent) => [sent.transaction_id, sent]));
  const imported = meterPointsOf(payload)
    .flatMap(({ current_statement_transactions = [] }) => current_statement_transactions)
    .flatMap((transaction): [string, Transaction][] => {
      const { transaction_id: id = "" } = transaction;
      const sent = sentById.get(id);
      return sent ? [[id, asImported(transaction, sent)]] : [];
    });
  const added = await reader.bookedTransactions(account.number, [...sentById.keys()]);
  const booked = [...added].map(([id, item]): [string, Transaction] => [id, asBooked(item)]);
  return new Map([...imported, ...booked]);
}

export const asBooked = ({ sent, date }: BookedTransaction): Transaction => ({
  ...sent,
  transaction_date: date,
});

/** Shows a transaction of the import data. A missing field is filled from the sent transaction. */
const asImported = (
  { amount, ...rest }: Schemas["StatementTransaction"],
  { transaction_id, transaction_date, amount: sentAmount, type }: Transaction,
): Transaction => ({
  transaction_id,
  transaction_date,
  type,
  // The amount may be missing, or may be a decimal that no JSON number can hold.
  amount: Number.isFinite(Number(amount)) ? Number(amount) : sentAmount,
  ...rest,
});

const meterPointsOf = ({ supply_addresses = [] }: Account): Schemas["MeterPoint"][] =>
  supply_addresses.flatMap(({ meter_points = [] }) => meter_points);

/** Returns the day after the last statement that has ended; undefined if no statement has ended. */
export async function firstOpenDay({ payload, account }: Imported, reader: Reader) {
  const statements = [
    ...(payload.statements ?? []),
    ...(await reader.listAdded("statements", account.number)),
  ];
  const ends = [
    ...meterPointsOf(payload).map(({ last_statement_closing_date }) => last_statement_closing_date),
    ...statements.map(({ bill_period_to_date }) => bill_period_to_date),
  ];
  const calendar = await loadCalendar();
  const today = calendar.dayOf(reader.now);
  const latest = ends
    .filter((day) => day !== undefined && day <= today)
    .sort()
    .at(-1);
  return latest === undefined ? undefined : (calendar.dayAfter(latest) ?? latest);
}

/** Books a transaction on its day, or on the first open day if its day is earlier. */
export function book(sent: Transaction, firstDay: string | undefined): BookedTransaction {
  const day = sent.transaction_date;
  if (firstDay === undefined || day >= firstDay) return { sent, date: day, description: null };
  const description = `Moved from ${day}, which lies before the open statement period.`;
  return { sent, date: firstDay, description };
}

export const noteOfMove = ({ sent, date }: BookedTransaction, now: string): Note => ({
  body: `The transaction ${sent.transaction_id} of ${sent.transaction_date} was moved to ${date}, the first day of the open statement period.`,
  documentPaths: [],
  createdAt: now,
  isPinned: true,
  unpinAt: null,
});
