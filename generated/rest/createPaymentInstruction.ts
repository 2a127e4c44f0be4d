// Generated from openapi/, the operation createPaymentInstruction by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainPaymentInstruction, isPaymentInstruction } from "../rest-schemas/PaymentInstruction.ts";
import { explainPaymentInstructionRequest, isPaymentInstructionRequest, keepPaymentInstructionRequest } from "../rest-schemas/PaymentInstructionRequest.ts";

/** The request body of `createPaymentInstruction`. */
export type CreatePaymentInstruction = components["schemas"]["PaymentInstructionRequest"];

/** The contract of the request body of `createPaymentInstruction`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const createPaymentInstruction: Contract<"createPaymentInstruction", "createPaymentInstruction", "v1", CreatePaymentInstruction> = /* @__PURE__ */ contract(
  "createPaymentInstruction",
  "createPaymentInstruction",
  "v1",
  isPaymentInstructionRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreatePaymentInstruction> {
const refused = options?.unknown === "report" || !isPaymentInstructionRequest(input) ? examine<CreatePaymentInstruction>(input, options, explainPaymentInstructionRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepPaymentInstructionRequest(input as CreatePaymentInstruction) };
}

/** Finds every fault in a request body of `createPaymentInstruction`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<CreatePaymentInstruction> = /* @__PURE__ */ judgeWith(validate, []);

/** The contract of each answer of `createPaymentInstruction`, by status. */
export const responses: {
  readonly 201: Contract<"createPaymentInstruction 201", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"createPaymentInstruction 400", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"createPaymentInstruction 401", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"createPaymentInstruction 405", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"createPaymentInstruction 413", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"createPaymentInstruction 415", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"createPaymentInstruction 500", "createPaymentInstruction", "v1", operations["createPaymentInstruction"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("createPaymentInstruction 201", "createPaymentInstruction", "v1", isPaymentInstruction, /* @__PURE__ */ validateWith(isPaymentInstruction, explainPaymentInstruction)),
  400: /* @__PURE__ */ contract("createPaymentInstruction 400", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("createPaymentInstruction 401", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("createPaymentInstruction 405", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("createPaymentInstruction 413", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("createPaymentInstruction 415", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("createPaymentInstruction 500", "createPaymentInstruction", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
