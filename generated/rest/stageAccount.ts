// Generated from openapi/, the operation stageAccount by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import { phoneRule } from "../../src/library/rest/phone-faults.ts";
import { noneEndsEarly } from "../../src/library/rest/period-faults.ts";
import { statementPeriod } from "../rest-fields.ts";
import type { components, operations } from "../rest-types.ts";
import { explainAccount, isAccount, keepAccount } from "../rest-schemas/Account.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainStageAccount400, isStageAccount400 } from "../rest-schemas/StageAccount400.ts";
import { explainStagedAccount, isStagedAccount } from "../rest-schemas/StagedAccount.ts";

/** The request body of `stageAccount`. */
export type StageAccount = components["schemas"]["Account"];

/** The contract of the request body of `stageAccount`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const stageAccount: Contract<"stageAccount", "stageAccount", "v1", StageAccount> = /* @__PURE__ */ contract(
  "stageAccount",
  "stageAccount",
  "v1",
  isAccount,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<StageAccount> {
const refused = options?.unknown === "report" || !isAccount(input) ? examine<StageAccount>(input, options, explainAccount) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepAccount(input as StageAccount) };
}

/** Finds every fault in a request body of `stageAccount`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<StageAccount> = /* @__PURE__ */ judgeWith(validate, [phoneRule, /* @__PURE__ */ noneEndsEarly(statementPeriod)]);

/** The contract of each answer of `stageAccount`, by status. */
export const responses: {
  readonly 200: Contract<"stageAccount 200", "stageAccount", "v1", operations["stageAccount"]["responses"][200]["content"]["application/json"]>;
  readonly 201: Contract<"stageAccount 201", "stageAccount", "v1", operations["stageAccount"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"stageAccount 400", "stageAccount", "v1", operations["stageAccount"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"stageAccount 401", "stageAccount", "v1", operations["stageAccount"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"stageAccount 405", "stageAccount", "v1", operations["stageAccount"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"stageAccount 413", "stageAccount", "v1", operations["stageAccount"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"stageAccount 415", "stageAccount", "v1", operations["stageAccount"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"stageAccount 500", "stageAccount", "v1", operations["stageAccount"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("stageAccount 200", "stageAccount", "v1", isStagedAccount, /* @__PURE__ */ validateWith(isStagedAccount, explainStagedAccount)),
  201: /* @__PURE__ */ contract("stageAccount 201", "stageAccount", "v1", isStagedAccount, /* @__PURE__ */ validateWith(isStagedAccount, explainStagedAccount)),
  400: /* @__PURE__ */ contract("stageAccount 400", "stageAccount", "v1", isStageAccount400, /* @__PURE__ */ validateWith(isStageAccount400, explainStageAccount400)),
  401: /* @__PURE__ */ contract("stageAccount 401", "stageAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("stageAccount 405", "stageAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("stageAccount 413", "stageAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("stageAccount 415", "stageAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("stageAccount 500", "stageAccount", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
