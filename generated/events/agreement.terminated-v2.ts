// Generated from events/agreements/agreement.terminated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementTerminatedV2 } from "../types/agreements.ts";

export type { AgreementTerminatedV2 } from "../types/agreements.ts";

/** An agreement was brought to an end. Unlike version 1, this message also names the account; the end date is not carried. */
export const agreementTerminatedV2: Contract<"agreement.terminated-v2", "agreement.terminated", "v2", AgreementTerminatedV2> = /* @__PURE__ */ contract("agreement.terminated-v2", "agreement.terminated", "v2", isAgreementTerminatedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementTerminatedV2> {
return options?.unknown === "report" || !isAgreementTerminatedV2(input) ? examine<AgreementTerminatedV2>(input, options, explainAgreementTerminatedV2) : { ok: true, value: input as AgreementTerminatedV2 };
}

function isAgreementTerminatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string";
}

function explainAgreementTerminatedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    const v2 = v.account_number;
    found.visit?.(found, v, "", "agreement_id,account_number");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
