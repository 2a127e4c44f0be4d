// Generated from openapi/, the operation getAccountTransferStatus by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainAccountTransferStatus, isAccountTransferStatus } from "../rest-schemas/AccountTransferStatus.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";

/** The contract of each answer of `getAccountTransferStatus`, by status. */
export const responses: {
  readonly 200: Contract<"getAccountTransferStatus 200", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"getAccountTransferStatus 400", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"getAccountTransferStatus 401", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"getAccountTransferStatus 404", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"getAccountTransferStatus 405", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"getAccountTransferStatus 500", "getAccountTransferStatus", "v1", operations["getAccountTransferStatus"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("getAccountTransferStatus 200", "getAccountTransferStatus", "v1", isAccountTransferStatus, /* @__PURE__ */ validateWith(isAccountTransferStatus, explainAccountTransferStatus)),
  400: /* @__PURE__ */ contract("getAccountTransferStatus 400", "getAccountTransferStatus", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("getAccountTransferStatus 401", "getAccountTransferStatus", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("getAccountTransferStatus 404", "getAccountTransferStatus", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("getAccountTransferStatus 405", "getAccountTransferStatus", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("getAccountTransferStatus 500", "getAccountTransferStatus", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
