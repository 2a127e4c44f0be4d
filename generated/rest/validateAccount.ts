// Generated from openapi/, the request body of validateAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainAccount, isAccount, shapeOfAccount } from "../rest-schemas/Account.ts";

/** The request body of `validateAccount`. */
export type ValidateAccount = components["schemas"]["Account"];

/** The contract of the request body of `validateAccount`. What `validate` answers is a copy without the fields that the contract does not name. */
export const validateAccount: Contract<"validateAccount", "validateAccount", "v1", ValidateAccount> = /* @__PURE__ */ contract(
  "validateAccount",
  "validateAccount",
  "v1",
  isAccount,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ValidateAccount> {
const refused = options?.unknown === "report" || !isAccount(input) ? examine<ValidateAccount>(input, options, explainAccount) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as ValidateAccount, shapeOfAccount) };
}
