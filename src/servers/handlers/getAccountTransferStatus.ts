import type { ImportProcess } from "../stores/store.ts";
import type { Handler, Schemas } from "./handler.ts";
import { refuseUnknownAccount } from "./rules/import-refusals.ts";

/** Shows how far an import has come, from the first staging on. */
export const getAccountTransferStatus: Handler<"getAccountTransferStatus"> = async (
  { parameters },
  { store },
) => {
  const key = {
    supplier: parameters.import_supplier_code,
    externalNumber: parameters.external_account_number,
  };
  const found = await store.ask((reader) => reader.findImport(key));
  if (!found) return refuseUnknownAccount(key);
  return {
    status: 200,
    body: { status: statusOf(found), platform_account_number: found.account?.number ?? "" },
  };
};

/** A failed attempt leaves no trace: the status is UNKNOWN again, and the call can be repeated. */
function statusOf({
  account,
  isInProgress,
}: ImportProcess): Schemas["AccountTransferStatus"]["status"] {
  if (account) return "COMPLETED";
  return isInProgress ? "IN_PROGRESS" : "UNKNOWN";
}
