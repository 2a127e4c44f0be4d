// Generated from openapi/, the request body of stageAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainAccount, isAccount, shapeOfAccount } from "../rest-schemas/Account.ts";

/** The request body of `stageAccount`. */
export type StageAccount = components["schemas"]["Account"];

/** The contract of the request body of `stageAccount`. What `validate` answers is a copy without the fields that the contract does not name. */
export const stageAccount: Contract<"stageAccount", "stageAccount", "v1", StageAccount> = /* @__PURE__ */ contract(
  "stageAccount",
  "stageAccount",
  "v1",
  isAccount,
  explainAccount,
  (input) => keepKnownFields(input, shapeOfAccount),
);
