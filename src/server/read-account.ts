import { toDateTime } from "../handlers/rules/date-time.ts";
import { namedBy } from "../handlers/rules/import-key.ts";
import { type Reply, refuse } from "../http/reply.ts";
import type { Store } from "../stores/store.ts";

/** Everything known of an account, with the payload that it was made of: what the support site shows. */
export function readAccount(store: Store, number: string): Promise<Reply> {
  return store.read(async (reader) => {
    const account = await reader.findAccount(number);
    if (!account) return refuse("not_found", `There is no account ${number}.`);
    const process = await reader.findImport(account);
    return {
      status: 200,
      body: {
        account_number: number,
        account_created_at: toDateTime(account.createdAt),
        import_process: namedBy(account),
        import_data: process?.payload,
        notes: await reader.listNotes(number),
        transactions: await reader.listTransactions(number),
        statements: await reader.listStatements(number),
        payment_instructions: await reader.listPaymentInstructions(number),
      },
    };
  });
}
