// Generated from openapi/, the operation createTransactions by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import type { components, operations } from "../rest-types.ts";
import { explainCreateTransactions400, isCreateTransactions400 } from "../rest-schemas/CreateTransactions400.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainTransactionResults, isTransactionResults } from "../rest-schemas/TransactionResults.ts";
import { explainTransactionsRequest, isTransactionsRequest, keepTransactionsRequest } from "../rest-schemas/TransactionsRequest.ts";

/** The request body of `createTransactions`. */
export type CreateTransactions = components["schemas"]["TransactionsRequest"];

/** The contract of the request body of `createTransactions`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const createTransactions: Contract<"createTransactions", "createTransactions", "v1", CreateTransactions> = /* @__PURE__ */ contract(
  "createTransactions",
  "createTransactions",
  "v1",
  isTransactionsRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateTransactions> {
const refused = options?.unknown === "report" || !isTransactionsRequest(input) ? examine<CreateTransactions>(input, options, explainTransactionsRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepTransactionsRequest(input as CreateTransactions) };
}

/** Finds every fault in a request body of `createTransactions`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<CreateTransactions> = /* @__PURE__ */ judgeWith(validate, []);

/** The contract of each answer of `createTransactions`, by status. */
export const responses: {
  readonly 201: Contract<"createTransactions 201", "createTransactions", "v1", operations["createTransactions"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"createTransactions 400", "createTransactions", "v1", operations["createTransactions"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"createTransactions 401", "createTransactions", "v1", operations["createTransactions"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"createTransactions 405", "createTransactions", "v1", operations["createTransactions"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"createTransactions 413", "createTransactions", "v1", operations["createTransactions"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"createTransactions 415", "createTransactions", "v1", operations["createTransactions"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"createTransactions 500", "createTransactions", "v1", operations["createTransactions"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("createTransactions 201", "createTransactions", "v1", isTransactionResults, /* @__PURE__ */ validateWith(isTransactionResults, explainTransactionResults)),
  400: /* @__PURE__ */ contract("createTransactions 400", "createTransactions", "v1", isCreateTransactions400, /* @__PURE__ */ validateWith(isCreateTransactions400, explainCreateTransactions400)),
  401: /* @__PURE__ */ contract("createTransactions 401", "createTransactions", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("createTransactions 405", "createTransactions", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("createTransactions 413", "createTransactions", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("createTransactions 415", "createTransactions", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("createTransactions 500", "createTransactions", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
