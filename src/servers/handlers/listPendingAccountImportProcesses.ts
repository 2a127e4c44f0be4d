import type { Handler } from "./handler.ts";
import { listImport, showPending } from "./rules/list-imports.ts";

/** Lists the import process of an account that is staged but does not exist yet: none or one. */
export const listPendingAccountImportProcesses: Handler<"listPendingAccountImportProcesses"> = (
  { parameters: { import_supplier_code, external_account_number } },
  context,
) => listImport(import_supplier_code, external_account_number, context, showPending);
