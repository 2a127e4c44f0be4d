import type { Handler } from "./handler.ts";
import { listImports, showImported, showPending } from "./rules/list-imports.ts";

/** Lists every import process of a supplier. */
export const listAccountImportProcesses: Handler<"listAccountImportProcesses"> = (
  { parameters: { import_supplier_code: supplier } },
  context,
) => listImports(supplier, context, (entry) => [...showImported(entry), ...showPending(entry)]);
