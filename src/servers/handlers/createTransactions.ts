import { type Reply, refuse, withTransaction } from "../api/reply.ts";
import type { BookedTransaction, Writer } from "../stores/store.ts";
import type { Handler, HandlerRequest, Replies, Schemas } from "./handler.ts";
import { loadCalendar, toDateTime } from "./rules/calendar.ts";
import { emitAdded, emitRefused } from "./rules/events.ts";
import { type Imported, importKeyOf } from "./rules/import-key.ts";
import { accountNotImported, changeImported } from "./rules/import-refusals.ts";
import { asBooked, book, findKnown, firstOpenDay, noteOfMove } from "./rules/known-transactions.ts";
import { indexNotes } from "./rules/notes.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";

/**
 * Adds transactions to an imported account, all or none. By default, a known transaction is
 * skipped, and an early transaction moves into the open statement period. The answer shows each
 * transaction as it is booked, even if an earlier call booked it in another form.
 */
export const createTransactions: Handler<"createTransactions"> = async (request, context) => {
  const { body } = request;
  const key = importKeyOf(body);
  if (!findSupplier(key.supplier, context.settings))
    return withTransaction(refuseSupplierInBody(key.supplier), body);
  const refusal = withTransaction(accountNotImported(key), body);
  return changeImported(context.store, key, "TRANSACTION", refusal, (writer, imported) =>
    addTransactions(request, imported, writer),
  );
};

async function addTransactions(
  { body, parameters }: HandlerRequest<"createTransactions">,
  imported: Imported,
  writer: Writer,
): Promise<Replies<"createTransactions">> {
  const {
    check_previously_added: isChecked = true,
    force_add_to_current_statement: isForced = true,
  } = parameters;
  const bookedBefore = isChecked ? await findKnown(imported, body.transactions, writer) : undefined;
  const firstDay = await firstOpenDay(imported, writer);
  const plans = body.transactions.map((sent) => {
    const before = bookedBefore?.get(sent.transaction_id);
    if (before) return { shown: before, booked: null }; // the account has it already
    const booked = book(sent, firstDay);
    const shown = asBooked(booked);
    bookedBefore?.set(sent.transaction_id, shown); // the same request may repeat it
    return { shown, booked };
  });
  const failing = isForced ? -1 : plans.findIndex(({ booked }) => booked?.description);
  const refused = plans[failing]?.booked;
  if (refused) return refuseTransaction(failing, refused, imported, writer);
  const added = plans.flatMap(({ booked }) => booked ?? []);
  await Promise.all(
    added.flatMap((booked) => [
      writer.add("transactions", imported.account.number, booked),
      emitAdded(writer, imported, "TRANSACTION", booked.sent.transaction_id),
    ]),
  );
  const moved = added.filter(({ description }) => description !== null);
  await pinMoves(moved, imported, writer);
  const results = plans.map(({ shown, booked }): Schemas["TransactionResult"] => ({
    status: booked ? "TRANSACTION_ADDED_TO_ACCOUNT" : "TRANSACTION_ALREADY_EXISTS",
    transaction_data: shown,
  }));
  return { status: 201, body: { results } };
}

/** Adds a note for each moved transaction, unless the account has the same note already. */
async function pinMoves(
  moved: readonly BookedTransaction[],
  { account: { number } }: Imported,
  writer: Writer,
): Promise<void> {
  if (moved.length === 0) return;
  const notes = indexNotes(await writer.listAdded("notes", number), await loadCalendar());
  for (const booked of moved) {
    const note = noteOfMove(booked, toDateTime(writer.now));
    if (notes.find({ ...note, createdAt: undefined })) continue;
    notes.add(note);
    await writer.add("notes", number, note);
  }
}

/** Refuses the first transaction that fails. `date` is the day to which it would have moved. */
async function refuseTransaction(
  index: number,
  { sent, date }: BookedTransaction,
  imported: Imported,
  writer: Writer,
): Promise<Reply<400, Schemas["TransactionImportError"]>> {
  const attr = `transactions.${index}.transaction_date`;
  const { status, body } = refuse(
    "transaction_import_error",
    "A transaction can't be imported. None of the request was added.",
    [{ detail: `${attr} is not in the open statement period`, code: "out_of_range", attr }],
  );
  const reason = `The date ${sent.transaction_date} lies before the open statement period, which begins on ${date}.`;
  await emitRefused(writer, imported, "TRANSACTION", {
    code: body.code,
    detail: `Transaction ${sent.transaction_id}: ${reason}`,
  });
  const documented = { status: "TRANSACTION_IMPORT_ERROR", error_detail: reason } as const;
  return { status, body: { ...body, ...documented, transaction_data: { ...sent } } };
}
