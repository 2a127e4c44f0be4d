// Transactions are booked into the open statement period. It begins on the day after the end of the
// latest statement that has ended, and has no end.
import type { BookedTransaction, Note, Reader, Transaction } from "../../stores/store.ts";
import { loadCalendar } from "./calendar.ts";
import type { Imported } from "./import-key.ts";
import { meterPointsOf } from "./known-transactions.ts";

/**
 * The first day of the open period; undefined for an account without a statement that has ended,
 * whose period has no beginning. An end in the future opens no period yet.
 */
export async function firstOpenDay(
  { payload, account }: Imported,
  reader: Reader,
): Promise<string | undefined> {
  const statements = [
    ...(payload.statements ?? []),
    ...(await reader.listStatements(account.number)),
  ];
  const ends = [
    ...meterPointsOf(payload).map(({ last_statement_closing_date }) => last_statement_closing_date),
    ...statements.map(({ bill_period_to_date }) => bill_period_to_date),
  ];
  const calendar = await loadCalendar();
  const today = calendar.dayOf(reader.now);
  const latest = ends
    .filter((day) => day !== undefined && day <= today)
    .reduce((later, day) => (later === undefined || (day ?? "") > later ? day : later), undefined);
  return latest === undefined ? undefined : (calendar.dayAfter(latest) ?? latest);
}

/** Books a transaction on its own day, or on the first open day if its own lies before that. */
export function book(sent: Transaction, firstDay: string | undefined): BookedTransaction {
  const day = sent.transaction_date;
  if (firstDay === undefined || day >= firstDay) return { sent, date: day, description: null };
  return {
    sent,
    date: firstDay,
    description: `Moved from ${day}, which lies before the open statement period.`,
  };
}

/** Whether a transaction is booked on another day than its own. */
export const isMoved = ({ sent, date }: BookedTransaction): boolean =>
  date !== sent.transaction_date;

/** The note by which support sees that a transaction was moved. */
export const noteOfMove = ({ sent, date }: BookedTransaction, now: string): Note => ({
  body: `The transaction ${sent.transaction_id} of ${sent.transaction_date} was moved to ${date}, the first day of the open statement period.`,
  documentPaths: [],
  createdAt: now,
  isPinned: true,
  unpinAt: null,
});
