import type { Handler } from "./handler.ts";
import { listImports, showPending } from "./rules/list-imports.ts";

/** Lists the import process of an account that is staged but does not exist yet: none or one. */
export const listPendingAccountImportProcesses: Handler<"listPendingAccountImportProcesses"> = (
  { parameters },
  context,
) => listImports(parameters, context, showPending);
