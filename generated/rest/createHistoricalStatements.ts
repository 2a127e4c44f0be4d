// Generated from openapi/, the request body of createHistoricalStatements by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainHistoricalStatementsRequest, isHistoricalStatementsRequest, shapeOfHistoricalStatementsRequest } from "../rest-schemas/HistoricalStatementsRequest.ts";

/** The request body of `createHistoricalStatements`. */
export type CreateHistoricalStatements = components["schemas"]["HistoricalStatementsRequest"];

/** The contract of the request body of `createHistoricalStatements`. What `validate` answers is a copy without the fields that the contract does not name. */
export const createHistoricalStatements: Contract<"createHistoricalStatements", "createHistoricalStatements", "v1", CreateHistoricalStatements> = /* @__PURE__ */ contract(
  "createHistoricalStatements",
  "createHistoricalStatements",
  "v1",
  isHistoricalStatementsRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateHistoricalStatements> {
const refused = options?.unknown === "report" || !isHistoricalStatementsRequest(input) ? examine<CreateHistoricalStatements>(input, options, explainHistoricalStatementsRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as CreateHistoricalStatements, shapeOfHistoricalStatementsRequest) };
}
