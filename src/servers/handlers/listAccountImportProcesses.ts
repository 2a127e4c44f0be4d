import type { Handler } from "./handler.ts";
import { listImports, showImported, showPending } from "./rules/list-imports.ts";

export const listAccountImportProcesses: Handler<"listAccountImportProcesses"> = (
  { parameters },
  context,
) => listImports(parameters, context, (entry) => [...showImported(entry), ...showPending(entry)]);
