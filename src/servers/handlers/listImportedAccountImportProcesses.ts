import type { Handler } from "./handler.ts";
import { listImport, showImported } from "./rules/list-imports.ts";

/** Lists the import process of an account that exists: none or one. */
export const listImportedAccountImportProcesses: Handler<"listImportedAccountImportProcesses"> = (
  { parameters: { import_supplier_code, external_account_number } },
  context,
) => listImport(import_supplier_code, external_account_number, context, showImported);
