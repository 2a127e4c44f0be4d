// Generated from openapi/, the operation listAccountImportProcesses by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainAccountImportProcesses, isAccountImportProcesses } from "../rest-schemas/AccountImportProcesses.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";

/** The contract of each answer of `listAccountImportProcesses`, by status. */
export const responses: {
  readonly 200: Contract<"listAccountImportProcesses 200", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"listAccountImportProcesses 400", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"listAccountImportProcesses 401", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"listAccountImportProcesses 404", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"listAccountImportProcesses 405", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"listAccountImportProcesses 500", "listAccountImportProcesses", "v1", operations["listAccountImportProcesses"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("listAccountImportProcesses 200", "listAccountImportProcesses", "v1", isAccountImportProcesses, /* @__PURE__ */ validateWith(isAccountImportProcesses, explainAccountImportProcesses)),
  400: /* @__PURE__ */ contract("listAccountImportProcesses 400", "listAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("listAccountImportProcesses 401", "listAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("listAccountImportProcesses 404", "listAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("listAccountImportProcesses 405", "listAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("listAccountImportProcesses 500", "listAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
