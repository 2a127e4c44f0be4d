// Generated from openapi/, the request body of processAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainProcessRequest, isProcessRequest, shapeOfProcessRequest } from "../rest-schemas/ProcessRequest.ts";

/** The request body of `processAccount`. */
export type ProcessAccount = components["schemas"]["ProcessRequest"];

/** The contract of the request body of `processAccount`. What `validate` answers is a copy without the fields that the contract does not name. */
export const processAccount: Contract<"processAccount", "processAccount", "v1", ProcessAccount> = /* @__PURE__ */ contract(
  "processAccount",
  "processAccount",
  "v1",
  isProcessRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ProcessAccount> {
const refused = options?.unknown === "report" || !isProcessRequest(input) ? examine<ProcessAccount>(input, options, explainProcessRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as ProcessAccount, shapeOfProcessRequest) };
}
