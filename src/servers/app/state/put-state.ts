import type { ImportedAccount, State } from "../../../../generated/server-types.ts";
import { loadCalendar } from "../../handlers/rules/calendar.ts";
import { importKeyOf } from "../../handlers/rules/import-key.ts";
import { toNote } from "../../handlers/rules/notes.ts";
import type { Writer } from "../../stores/store.ts";

/** Adds everything in a state that was checked to an empty store. No event is emitted for it. */
export async function putState(state: State, writer: Writer): Promise<void> {
  const { products = [], suppliers = [], staged = [], skipped = [], imported = [] } = state;
  await writer.putProducts(products);
  for (const { code, status } of suppliers) await writer.setSupplierStatus(code, status);
  for (const payload of staged) await writer.stage(payload);
  for (const key of skipped) await writer.setSkipped(importKeyOf(key), true);
  for (const account of imported) await putImported(account, writer);
}

async function putImported(account: ImportedAccount, writer: Writer): Promise<void> {
  const { platform_account_number: number, import_data, created_at } = account;
  await writer.stage(import_data);
  await writer.createAccount(
    importKeyOf(import_data),
    number,
    {
      operationsTeam: account.operations_team_name ?? null,
      sendsEmails: account.sends_customer_emails ?? null,
    },
    created_at === undefined ? undefined : (await loadCalendar()).millisecondsOf(created_at),
  );
  for (const note of account.notes ?? []) {
    const document_paths = note.document_paths?.map((document_path) => ({ document_path }));
    await writer.add("notes", number, toNote({ ...note, document_paths }, note.created_at));
  }
  for (const { transaction_data: sent, booked_on, description = null } of account.transactions ??
    [])
    await writer.add("transactions", number, {
      sent,
      date: booked_on ?? sent.transaction_date,
      description,
    });
  for (const statement of account.statements ?? [])
    await writer.add("statements", number, statement);
  for (const { details = "null", ...instruction } of account.payment_instructions ?? [])
    await writer.add("instructions", number, { ...instruction, details });
}
