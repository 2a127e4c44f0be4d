// Generated from openapi/, the operation processAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainProcessAccount400, isProcessAccount400 } from "../rest-schemas/ProcessAccount400.ts";
import { explainProcessRequest, isProcessRequest, keepProcessRequest } from "../rest-schemas/ProcessRequest.ts";
import { explainProcessedAccount, isProcessedAccount } from "../rest-schemas/ProcessedAccount.ts";

/** The request body of `processAccount`. */
export type ProcessAccount = components["schemas"]["ProcessRequest"];

/** The contract of the request body of `processAccount`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const processAccount: Contract<"processAccount", "processAccount", "v1", ProcessAccount> = /* @__PURE__ */ contract(
  "processAccount",
  "processAccount",
  "v1",
  isProcessRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ProcessAccount> {
const refused = options?.unknown === "report" || !isProcessRequest(input) ? examine<ProcessAccount>(input, options, explainProcessRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepProcessRequest(input as ProcessAccount) };
}

/** Finds every fault in a request body of `processAccount`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<ProcessAccount> = /* @__PURE__ */ judgeWith(validate, []);

/** The contract of each answer of `processAccount`, by status. */
export const responses: {
  readonly 201: Contract<"processAccount 201", "processAccount", "v1", operations["processAccount"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"processAccount 400", "processAccount", "v1", operations["processAccount"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"processAccount 401", "processAccount", "v1", operations["processAccount"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"processAccount 405", "processAccount", "v1", operations["processAccount"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"processAccount 413", "processAccount", "v1", operations["processAccount"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"processAccount 415", "processAccount", "v1", operations["processAccount"]["responses"][415]["content"]["application/json"]>;
  readonly 429: Contract<"processAccount 429", "processAccount", "v1", operations["processAccount"]["responses"][429]["content"]["application/json"]>;
  readonly 500: Contract<"processAccount 500", "processAccount", "v1", operations["processAccount"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("processAccount 201", "processAccount", "v1", isProcessedAccount, /* @__PURE__ */ validateWith(isProcessedAccount, explainProcessedAccount)),
  400: /* @__PURE__ */ contract("processAccount 400", "processAccount", "v1", isProcessAccount400, /* @__PURE__ */ validateWith(isProcessAccount400, explainProcessAccount400)),
  401: /* @__PURE__ */ contract("processAccount 401", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("processAccount 405", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("processAccount 413", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("processAccount 415", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  429: /* @__PURE__ */ contract("processAccount 429", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("processAccount 500", "processAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
