// Generated from events/agreements/agreement.revoked-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementRevokedV2 } from "../types/agreements.ts";

export type { AgreementRevokedV2 } from "../types/agreements.ts";

/** An agreement was withdrawn. Unlike version 1, this message also names the account. */
export const agreementRevokedV2: Contract<"agreement.revoked-v2", "agreement.revoked", "v2", AgreementRevokedV2> = /* @__PURE__ */ contract("agreement.revoked-v2", "agreement.revoked", "v2", isAgreementRevokedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementRevokedV2> {
return options?.unknown === "report" || !isAgreementRevokedV2(input) ? examine<AgreementRevokedV2>(input, options, explainAgreementRevokedV2) : { ok: true, value: input as AgreementRevokedV2 };
}

function isAgreementRevokedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string";
}

function explainAgreementRevokedV2(v: any, _at: string, found: Findings): void {
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
