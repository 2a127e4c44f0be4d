// Generated from events/business/collateral_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollateralAgreementFulfilledV1 } from "../types/business.ts";

export type { CollateralAgreementFulfilledV1 } from "../types/business.ts";

/** A collateral agreement, under which security is provided for a contract, was fulfilled. */
export const collateralAgreementFulfilledV1: Contract<"collateral_agreement.fulfilled-v1", "collateral_agreement.fulfilled", "v1", CollateralAgreementFulfilledV1> = /* @__PURE__ */ contract("collateral_agreement.fulfilled-v1", "collateral_agreement.fulfilled", "v1", isCollateralAgreementFulfilledV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollateralAgreementFulfilledV1> {
return options?.unknown === "report" || !isCollateralAgreementFulfilledV1(input) ? examine<CollateralAgreementFulfilledV1>(input, options, explainCollateralAgreementFulfilledV1) : { ok: true, value: input as CollateralAgreementFulfilledV1 };
}

function isCollateralAgreementFulfilledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.collateral_agreement_id) &&
  typeof v.contract_id === "string" &&
  typeof v.fulfilled_at === "string";
}

function explainCollateralAgreementFulfilledV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.collateral_agreement_id;
    const v2 = v.contract_id;
    const v3 = v.fulfilled_at;
    found.visit?.(found, v, "", "collateral_agreement_id,contract_id,fulfilled_at");
    if (v1 === undefined) missing(found, "collateral_agreement_id");
    if (v2 === undefined) missing(found, "contract_id");
    if (v3 === undefined) missing(found, "fulfilled_at");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "collateral_agreement_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "contract_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "fulfilled_at", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
