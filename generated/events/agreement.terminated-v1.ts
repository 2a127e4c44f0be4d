// Generated from events/agreements/agreement.terminated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementTerminatedV1 } from "../types/agreements.ts";

export type { AgreementTerminatedV1 } from "../types/agreements.ts";

/** An agreement was brought to an end. Only the agreement's id is carried, not the end date. */
export const agreementTerminatedV1: Contract<"agreement.terminated-v1", "agreement.terminated", "v1", AgreementTerminatedV1> = /* @__PURE__ */ contract("agreement.terminated-v1", "agreement.terminated", "v1", isAgreementTerminatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementTerminatedV1> {
return options?.unknown === "report" || !isAgreementTerminatedV1(input) ? examine<AgreementTerminatedV1>(input, options, explainAgreementTerminatedV1) : { ok: true, value: input as AgreementTerminatedV1 };
}

function isAgreementTerminatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id);
}

function explainAgreementTerminatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    found.visit?.(found, v, "", "agreement_id");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
