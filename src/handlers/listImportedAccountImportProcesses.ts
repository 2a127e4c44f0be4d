import type { Handler } from "./handler.ts";
import { listImports, showImported } from "./rules/list-imports.ts";

/** The process of a pair whose account exists: none or one. */
export const listImportedAccountImportProcesses: Handler<"listImportedAccountImportProcesses"> = (
  { parameters },
  context,
) => listImports(parameters, context, showImported);
