// Generated from openapi/, the operation listPendingAccountImportProcesses by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainListPendingAccountImportProcesses200, isListPendingAccountImportProcesses200 } from "../rest-schemas/ListPendingAccountImportProcesses200.ts";

/** The contract of each answer of `listPendingAccountImportProcesses`, by status. */
export const responses: {
  readonly 200: Contract<"listPendingAccountImportProcesses 200", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"listPendingAccountImportProcesses 400", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"listPendingAccountImportProcesses 401", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"listPendingAccountImportProcesses 404", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"listPendingAccountImportProcesses 405", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"listPendingAccountImportProcesses 500", "listPendingAccountImportProcesses", "v1", operations["listPendingAccountImportProcesses"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("listPendingAccountImportProcesses 200", "listPendingAccountImportProcesses", "v1", isListPendingAccountImportProcesses200, /* @__PURE__ */ validateWith(isListPendingAccountImportProcesses200, explainListPendingAccountImportProcesses200)),
  400: /* @__PURE__ */ contract("listPendingAccountImportProcesses 400", "listPendingAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("listPendingAccountImportProcesses 401", "listPendingAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("listPendingAccountImportProcesses 404", "listPendingAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("listPendingAccountImportProcesses 405", "listPendingAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("listPendingAccountImportProcesses 500", "listPendingAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
