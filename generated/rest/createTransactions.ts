// Generated from openapi/, the request body of createTransactions by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainTransactionsRequest, isTransactionsRequest, shapeOfTransactionsRequest } from "../rest-schemas/TransactionsRequest.ts";

/** The request body of `createTransactions`. */
export type CreateTransactions = components["schemas"]["TransactionsRequest"];

/** The contract of the request body of `createTransactions`. What `validate` answers is a copy without the fields that the contract does not name. */
export const createTransactions: Contract<"createTransactions", "createTransactions", "v1", CreateTransactions> = /* @__PURE__ */ contract(
  "createTransactions",
  "createTransactions",
  "v1",
  isTransactionsRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateTransactions> {
const refused = options?.unknown === "report" || !isTransactionsRequest(input) ? examine<CreateTransactions>(input, options, explainTransactionsRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as CreateTransactions, shapeOfTransactionsRequest) };
}
