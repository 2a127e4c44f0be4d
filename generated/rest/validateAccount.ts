// Generated from openapi/, the request body of validateAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
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
  explainAccount,
  (input) => keepKnownFields(input, shapeOfAccount),
);
