import type { Handler } from "./handler.ts";
import { listImports, showImported } from "./rules/list-imports.ts";

/** Lists the import process of an account that exists: none or one. */
export const listImportedAccountImportProcesses: Handler<"listImportedAccountImportProcesses"> = (
  { parameters },
  context,
) => listImports(parameters, context, showImported);
