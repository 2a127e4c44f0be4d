import type { Handler } from "./handler.ts";
import { listImports, showPending } from "./rules/list-imports.ts";

/** The staged process of a pair whose account does not exist yet: none or one. */
export const listPendingAccountImportProcesses: Handler<"listPendingAccountImportProcesses"> = (
  { parameters },
  context,
) => listImports(parameters, context, showPending);
