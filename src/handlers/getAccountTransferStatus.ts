import { refuse } from "../api/reply.ts";
import type { ImportProcess } from "../stores/store.ts";
import type { Handler, Schemas } from "./handler.ts";

/** How far an import has come. It is answered from the first staging on. */
export const getAccountTransferStatus: Handler<"getAccountTransferStatus"> = async (
  { parameters },
  { store },
) => {
  const supplier = parameters.import_supplier_code;
  const externalNumber = parameters.external_account_number;
  const process = await store.read((reader) => reader.findImport({ supplier, externalNumber }));
  if (!process)
    return refuse(
      "not_found",
      `No account ${externalNumber} was found for the import supplier ${supplier}.`,
    );
  return {
    status: 200,
    body: { status: statusOf(process), platform_account_number: process.account?.number ?? "" },
  };
};

/** A failed attempt leaves no mark: the status is UNKNOWN again, and the call can be repeated. */
function statusOf({
  account,
  isInProgress,
}: ImportProcess): Schemas["AccountTransferStatus"]["status"] {
  if (account) return "COMPLETED";
  return isInProgress ? "IN_PROGRESS" : "UNKNOWN";
}
