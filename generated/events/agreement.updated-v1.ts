// Generated from events/agreements/agreement.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementUpdatedV1 } from "../types/agreements.ts";

export type { AgreementUpdatedV1 } from "../types/agreements.ts";

/** Details of an existing agreement were changed; in the example its end. */
export const agreementUpdatedV1: Contract<"agreement.updated-v1", "agreement.updated", "v1", AgreementUpdatedV1> = /* @__PURE__ */ contract("agreement.updated-v1", "agreement.updated", "v1", isAgreementUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementUpdatedV1> {
return options?.unknown === "report" || !isAgreementUpdatedV1(input) ? examine<AgreementUpdatedV1>(input, options, explainAgreementUpdatedV1) : { ok: true, value: input as AgreementUpdatedV1 };
}

function isAgreementUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1) &&
  ((v1 = v.is_override) === undefined || typeof v1 === "boolean");
}

function explainAgreementUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    const v2 = v.changes;
    const v3 = v.is_override;
    found.visit?.(found, v, "", "agreement_id,changes,is_override");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, "is_override", v3, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
