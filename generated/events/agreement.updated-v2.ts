// Generated from events/agreements/agreement.updated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementUpdatedV2 } from "../types/agreements.ts";

export type { AgreementUpdatedV2 } from "../types/agreements.ts";

/** Details of an existing agreement were changed; in the example its end. Unlike version 1, this message also names the account. */
export const agreementUpdatedV2: Contract<"agreement.updated-v2", "agreement.updated", "v2", AgreementUpdatedV2> = /* @__PURE__ */ contract("agreement.updated-v2", "agreement.updated", "v2", isAgreementUpdatedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementUpdatedV2> {
return options?.unknown === "report" || !isAgreementUpdatedV2(input) ? examine<AgreementUpdatedV2>(input, options, explainAgreementUpdatedV2) : { ok: true, value: input as AgreementUpdatedV2 };
}

function isAgreementUpdatedV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1) &&
  ((v1 = v.is_override) === undefined || typeof v1 === "boolean") &&
  typeof v.account_number === "string";
}

function explainAgreementUpdatedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    const v2 = v.changes;
    const v3 = v.is_override;
    const v4 = v.account_number;
    found.visit?.(found, v, "", "agreement_id,changes,is_override,account_number");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v2 === undefined) missing(found, "changes");
    if (v4 === undefined) missing(found, "account_number");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, "is_override", v3, "a boolean");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "account_number", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
