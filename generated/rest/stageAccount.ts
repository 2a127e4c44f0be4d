// Generated from openapi/, the request body of stageAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
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
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<StageAccount> {
const refused = options?.unknown === "report" || !isAccount(input) ? examine<StageAccount>(input, options, explainAccount) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as StageAccount, shapeOfAccount) };
}
