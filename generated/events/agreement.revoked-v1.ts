// Generated from events/agreements/agreement.revoked-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementRevokedV1 } from "../types/agreements.ts";

export type { AgreementRevokedV1 } from "../types/agreements.ts";

/** An agreement was withdrawn. Only the agreement's id is carried. */
export const agreementRevokedV1: Contract<"agreement.revoked-v1", "agreement.revoked", "v1", AgreementRevokedV1> = /* @__PURE__ */ contract("agreement.revoked-v1", "agreement.revoked", "v1", isAgreementRevokedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementRevokedV1> {
return options?.unknown === "report" || !isAgreementRevokedV1(input) ? examine<AgreementRevokedV1>(input, options, explainAgreementRevokedV1) : { ok: true, value: input as AgreementRevokedV1 };
}

function isAgreementRevokedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id);
}

function explainAgreementRevokedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    found.visit?.(found, v, "", "agreement_id");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
