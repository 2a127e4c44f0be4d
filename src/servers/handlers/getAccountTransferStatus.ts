import { refuse } from "../api/reply.ts";
import type { ImportProcess } from "../stores/store.ts";
import type { Handler } from "./handler.ts";

export const getAccountTransferStatus: Handler<"getAccountTransferStatus"> = async (
  { parameters },
  { store },
) => {
  const { import_supplier_code: supplier, external_account_number: externalNumber } = parameters;
  const key = { supplier, externalNumber };
  const importProcess = await store.ask((reader) => reader.findImport(key));
  if (!importProcess) {
    const detail = `No account ${externalNumber} was found for the import supplier ${supplier}.`;
    return refuse("not_found", detail);
  }
  const platform_account_number = importProcess.account?.number ?? "";
  return { status: 200, body: { status: statusOf(importProcess), platform_account_number } };
};

/** Returns the status of an import. It is UNKNOWN before an attempt and after a failed attempt. */
function statusOf({ account, isInProgress }: ImportProcess) {
  if (account) return "COMPLETED";
  return isInProgress ? "IN_PROGRESS" : "UNKNOWN";
}
