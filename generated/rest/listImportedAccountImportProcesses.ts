// Generated from openapi/, the operation listImportedAccountImportProcesses by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainListImportedAccountImportProcesses200, isListImportedAccountImportProcesses200 } from "../rest-schemas/ListImportedAccountImportProcesses200.ts";

/** The contract of each answer of `listImportedAccountImportProcesses`, by status. */
export const responses: {
  readonly 200: Contract<"listImportedAccountImportProcesses 200", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"listImportedAccountImportProcesses 400", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"listImportedAccountImportProcesses 401", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"listImportedAccountImportProcesses 404", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"listImportedAccountImportProcesses 405", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"listImportedAccountImportProcesses 500", "listImportedAccountImportProcesses", "v1", operations["listImportedAccountImportProcesses"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("listImportedAccountImportProcesses 200", "listImportedAccountImportProcesses", "v1", isListImportedAccountImportProcesses200, /* @__PURE__ */ validateWith(isListImportedAccountImportProcesses200, explainListImportedAccountImportProcesses200)),
  400: /* @__PURE__ */ contract("listImportedAccountImportProcesses 400", "listImportedAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("listImportedAccountImportProcesses 401", "listImportedAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("listImportedAccountImportProcesses 404", "listImportedAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("listImportedAccountImportProcesses 405", "listImportedAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("listImportedAccountImportProcesses 500", "listImportedAccountImportProcesses", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
