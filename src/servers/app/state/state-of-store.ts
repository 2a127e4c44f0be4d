import type {
  ImportedAccount,
  NamedAccount,
  State,
  SupplierWithStatus,
} from "../../../../generated/server-types.ts";
import type { Settings } from "../../handlers/handler.ts";
import { loadCalendar } from "../../handlers/rules/calendar.ts";
import { importKeyOf, namedBy } from "../../handlers/rules/import-key.ts";
import { readBatches } from "../../handlers/rules/list-imports.ts";
import { noteFields, toNote } from "../../handlers/rules/notes.ts";
import { arrayText, nextTurn } from "../../http/stream-items.ts";
import type { Account, ImportEntry, Reader, Writer } from "../../stores/store.ts";

const FEW = 50;

export async function takeState(reader: Reader, { suppliers }: Settings): Promise<State> {
  const state = {
    products: await reader.listAllProducts(),
    suppliers: [] as SupplierWithStatus[],
    staged: [] as Account[],
    skipped: [] as NamedAccount[],
    imported: [] as ImportedAccount[],
  };
  for (const { code } of suppliers) {
    const status = await reader.supplierStatus(code);
    if (status) state.suppliers.push({ code, status });
    for await (const batch of readBatches((range) => reader.listAccounts(code, range)))
      for (const [index, entry] of batch.entries()) {
        if (index % FEW === FEW - 1) await nextTurn();
        if (entry.isSkipped) state.skipped.push(namedBy(entry));
        const payload = (await reader.findImport(entry))?.payload;
        if (!payload) continue;
        if (entry.account) state.imported.push(await takeImported(entry, payload, reader));
        else state.staged.push(payload);
      }
  }
  return state;
}

async function takeImported(
  { account }: ImportEntry,
  import_data: Account,
  reader: Reader,
): Promise<ImportedAccount> {
  const number = account?.number ?? "";
  const terms = await reader.findAccount(number);
  return {
    platform_account_number: number,
    created_at: new Date(account?.createdAt ?? 0).toISOString(),
    operations_team_name: terms?.operationsTeam ?? null,
    sends_customer_emails: terms?.sendsEmails ?? null,
    import_data,
    notes: (await reader.listAdded("notes", number)).map(noteFields),
    transactions: (await reader.listAdded("transactions", number)).map((booked) => {
      const { sent: transaction_data, date: booked_on, description } = booked;
      return { transaction_data, booked_on, description };
    }),
    statements: await reader.listAdded("statements", number),
    payment_instructions: await reader.listAdded("instructions", number),
  };
}

/** Writes a state as JSON in pieces, because one text could be too long. */
export async function* stateText(state: Omit<State, "$schema">): AsyncGenerator<string, undefined> {
  let before = "{";
  for (const [field, items] of Object.entries(state)) {
    yield `${before}"${field}":`;
    before = ",";
    const lists = Array.from({ length: Math.ceil(items.length / FEW) }, (_, index) =>
      items.slice(index * FEW, (index + 1) * FEW),
    );
    yield* arrayText(lists);
  }
  yield "}";
}

/** Writes a checked state into an empty store. No event is emitted. */
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
    []) {
    const date = booked_on ?? sent.transaction_date;
    await writer.add("transactions", number, { sent, date, description });
  }
  for (const statement of account.statements ?? [])
    await writer.add("statements", number, statement);
  for (const { details = "null", ...instruction } of account.payment_instructions ?? [])
    await writer.add("instructions", number, { ...instruction, details });
}
