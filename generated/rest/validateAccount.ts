// Generated from openapi/, the operation validateAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import { phoneRule } from "../../src/library/rest/phone-faults.ts";
import { noneEndsEarly } from "../../src/library/rest/period-faults.ts";
import { statementPeriod } from "../rest-fields.ts";
import type { components, operations } from "../rest-types.ts";
import { explainAccount, isAccount, keepAccount } from "../rest-schemas/Account.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";

/** The request body of `validateAccount`. */
export type ValidateAccount = components["schemas"]["Account"];

/** The contract of the request body of `validateAccount`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const validateAccount: Contract<"validateAccount", "validateAccount", "v1", ValidateAccount> = /* @__PURE__ */ contract(
  "validateAccount",
  "validateAccount",
  "v1",
  isAccount,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ValidateAccount> {
const refused = options?.unknown === "report" || !isAccount(input) ? examine<ValidateAccount>(input, options, explainAccount) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepAccount(input as ValidateAccount) };
}

/** Finds every fault in a request body of `validateAccount`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<ValidateAccount> = /* @__PURE__ */ judgeWith(validate, [phoneRule, /* @__PURE__ */ noneEndsEarly(statementPeriod)]);

/** The contract of each answer of `validateAccount`, by status. */
export const responses: {
  readonly 200: Contract<"validateAccount 200", "validateAccount", "v1", operations["validateAccount"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"validateAccount 400", "validateAccount", "v1", operations["validateAccount"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"validateAccount 401", "validateAccount", "v1", operations["validateAccount"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"validateAccount 405", "validateAccount", "v1", operations["validateAccount"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"validateAccount 413", "validateAccount", "v1", operations["validateAccount"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"validateAccount 415", "validateAccount", "v1", operations["validateAccount"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"validateAccount 500", "validateAccount", "v1", operations["validateAccount"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("validateAccount 200", "validateAccount", "v1", isAccount, /* @__PURE__ */ validateWith(isAccount, explainAccount)),
  400: /* @__PURE__ */ contract("validateAccount 400", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("validateAccount 401", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("validateAccount 405", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("validateAccount 413", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("validateAccount 415", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("validateAccount 500", "validateAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
