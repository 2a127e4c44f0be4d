import { type Reply, refuse } from "../http/reply.ts";
import type { BookedTransaction, Transaction, Writer } from "../stores/store.ts";
import type { Handler, HandlerRequest, Replies, Schemas } from "./handler.ts";
import { toDateTime } from "./rules/date-time.ts";
import { type Imported, importKeyOf, isImported } from "./rules/import-key.ts";
import { knownTransactions } from "./rules/known-transactions.ts";
import { accountNotImported, refuseWithoutAccount } from "./rules/not-imported.ts";
import { emitAdded, emitRefused } from "./rules/post-import-events.ts";
import { book, firstOpenDay, isMoved, noteOfMove } from "./rules/statement-period.ts";
import { findSupplier, refuseUnknownSupplier } from "./rules/suppliers.ts";

type Request = HandlerRequest<"createTransactions">;
type Result = Schemas["TransactionResult"];

/**
 * Adds transactions to an imported account and its import data, all or none. One that was added before is skipped, and one outside the open statement
 * period moved into it, unless the caller wants neither. The answer shows a transaction as it is booked: a date that was moved is seen there.
 */
export const createTransactions: Handler<"createTransactions"> = async (request, { store, settings }) => {
  const key = importKeyOf(request.body);
  if (!findSupplier(key.supplier, settings)) return refuseUnknownSupplier(key.supplier);
  return store.write(async (writer) => {
    const process = await writer.findImport(key);
    if (isImported(process)) return addTransactions(request, process, writer);
    return refuseWithoutAccount(accountNotImported(key), process, "TRANSACTION", writer);
  });
};

async function addTransactions({ body, parameters }: Request, process: Imported, writer: Writer): Promise<Replies<"createTransactions">> {
  const { check_previously_added: isChecked = true, force_add_to_current_statement: isForced = true } = parameters;
  const { transactions } = body;
  const known = isChecked ? await knownTransactions(process, transactions, writer) : new Set<string>();
  const firstDay = await firstOpenDay(process, writer);
  const results: Result[] = [];
  const added: BookedTransaction[] = [];
  for (const [index, sent] of transactions.entries()) {
    if (known.has(sent.transaction_id)) {
      results.push({ status: "TRANSACTION_ALREADY_EXISTS", transaction_data: sent });
      continue;
    }
    const booked = book(sent, firstDay);
    if (firstDay !== undefined && isMoved(booked) && !isForced) return refuseTransaction(index, sent, firstDay, process, writer);
    if (isChecked) known.add(sent.transaction_id);
    added.push(booked);
    results.push({ status: "TRANSACTION_ADDED_TO_ACCOUNT", transaction_data: { ...sent, transaction_date: booked.date } });
  }
  for (const booked of added) await addTransaction(booked, process, writer);
  return { status: 201, body: { results } };
}

async function addTransaction(booked: BookedTransaction, process: Imported, writer: Writer): Promise<void> {
  const { number } = process.account;
  await writer.addTransaction(number, booked);
  if (isMoved(booked)) await writer.addNote(number, noteOfMove(booked, toDateTime(writer.now)));
  await emitAdded(writer, process, "TRANSACTION", booked.sent.transaction_id);
}

/** Nothing has been added when the first transaction is found that fails. */
async function refuseTransaction(
  index: number,
  sent: Transaction,
  firstDay: string,
  process: Imported,
  writer: Writer,
): Promise<Reply<400, Schemas["TransactionImportError"]>> {
  const attr = `transactions.${index}.transaction_date`;
  const { status, body } = refuse("transaction_import_error", "A transaction can't be imported. None of the request was added.", [
    { detail: `${attr} is not in the open statement period`, code: "out_of_range", attr },
  ]);
  const reason = `The date ${sent.transaction_date} lies before the open statement period, which begins on ${firstDay}.`;
  await emitRefused(writer, process, "TRANSACTION", { code: body.code, detail: `Transaction ${sent.transaction_id}: ${reason}` });
  return { status, body: { ...body, status: "TRANSACTION_IMPORT_ERROR", error_detail: reason, transaction_data: sent } };
}
