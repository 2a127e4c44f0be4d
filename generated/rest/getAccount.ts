// Generated from openapi/, the operation getAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainAccountView, isAccountView } from "../rest-schemas/AccountView.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";

/** The contract of each answer of `getAccount`, by status. */
export const responses: {
  readonly 200: Contract<"getAccount 200", "getAccount", "v1", operations["getAccount"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"getAccount 400", "getAccount", "v1", operations["getAccount"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"getAccount 401", "getAccount", "v1", operations["getAccount"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"getAccount 404", "getAccount", "v1", operations["getAccount"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"getAccount 405", "getAccount", "v1", operations["getAccount"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"getAccount 500", "getAccount", "v1", operations["getAccount"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("getAccount 200", "getAccount", "v1", isAccountView, /* @__PURE__ */ validateWith(isAccountView, explainAccountView)),
  400: /* @__PURE__ */ contract("getAccount 400", "getAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("getAccount 401", "getAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("getAccount 404", "getAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("getAccount 405", "getAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("getAccount 500", "getAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
