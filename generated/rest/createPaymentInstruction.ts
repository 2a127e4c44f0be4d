// Generated from openapi/, the request body of createPaymentInstruction by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainPaymentInstructionRequest, isPaymentInstructionRequest, shapeOfPaymentInstructionRequest } from "../rest-schemas/PaymentInstructionRequest.ts";

/** The request body of `createPaymentInstruction`. */
export type CreatePaymentInstruction = components["schemas"]["PaymentInstructionRequest"];

/** The contract of the request body of `createPaymentInstruction`. What `validate` answers is a copy without the fields that the contract does not name. */
export const createPaymentInstruction: Contract<"createPaymentInstruction", "createPaymentInstruction", "v1", CreatePaymentInstruction> = /* @__PURE__ */ contract(
  "createPaymentInstruction",
  "createPaymentInstruction",
  "v1",
  isPaymentInstructionRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreatePaymentInstruction> {
const refused = options?.unknown === "report" || !isPaymentInstructionRequest(input) ? examine<CreatePaymentInstruction>(input, options, explainPaymentInstructionRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as CreatePaymentInstruction, shapeOfPaymentInstructionRequest) };
}
