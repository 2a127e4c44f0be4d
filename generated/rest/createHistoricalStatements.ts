// Generated from openapi/, the operation createHistoricalStatements by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import { noneEndsEarly } from "../../src/library/rest/period-faults.ts";
import { historicalStatementPeriod } from "../rest-fields.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainHistoricalStatementsRequest, isHistoricalStatementsRequest, keepHistoricalStatementsRequest } from "../rest-schemas/HistoricalStatementsRequest.ts";

/** The request body of `createHistoricalStatements`. */
export type CreateHistoricalStatements = components["schemas"]["HistoricalStatementsRequest"];

/** The contract of the request body of `createHistoricalStatements`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const createHistoricalStatements: Contract<"createHistoricalStatements", "createHistoricalStatements", "v1", CreateHistoricalStatements> = /* @__PURE__ */ contract(
  "createHistoricalStatements",
  "createHistoricalStatements",
  "v1",
  isHistoricalStatementsRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateHistoricalStatements> {
const refused = options?.unknown === "report" || !isHistoricalStatementsRequest(input) ? examine<CreateHistoricalStatements>(input, options, explainHistoricalStatementsRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepHistoricalStatementsRequest(input as CreateHistoricalStatements) };
}

/** Finds every fault in a request body of `createHistoricalStatements`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<CreateHistoricalStatements> = /* @__PURE__ */ judgeWith(validate, [/* @__PURE__ */ noneEndsEarly(historicalStatementPeriod)]);

/** The contract of each answer of `createHistoricalStatements`, by status. */
export const responses: {
  readonly 201: Contract<"createHistoricalStatements 201", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"createHistoricalStatements 400", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"createHistoricalStatements 401", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"createHistoricalStatements 405", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"createHistoricalStatements 413", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"createHistoricalStatements 415", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"createHistoricalStatements 500", "createHistoricalStatements", "v1", operations["createHistoricalStatements"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("createHistoricalStatements 201", "createHistoricalStatements", "v1", isHistoricalStatementsRequest, /* @__PURE__ */ validateWith(isHistoricalStatementsRequest, explainHistoricalStatementsRequest)),
  400: /* @__PURE__ */ contract("createHistoricalStatements 400", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("createHistoricalStatements 401", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("createHistoricalStatements 405", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("createHistoricalStatements 413", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("createHistoricalStatements 415", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("createHistoricalStatements 500", "createHistoricalStatements", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
