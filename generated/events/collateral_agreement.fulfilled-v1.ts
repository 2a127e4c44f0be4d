// Generated from events/business/collateral_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollateralAgreementFulfilledV1 } from "../types/business.ts";

export type { CollateralAgreementFulfilledV1 } from "../types/business.ts";

/** A collateral agreement, under which security is provided for a contract, was fulfilled. */
export const collateralAgreementFulfilledV1: EventContract<"collateral_agreement.fulfilled", "v1", CollateralAgreementFulfilledV1> = /* @__PURE__ */ contract("collateral_agreement.fulfilled-v1", "collateral_agreement.fulfilled", "v1", isCollateralAgreementFulfilledV1, explainCollateralAgreementFulfilledV1);

function isCollateralAgreementFulfilledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.collateral_agreement_id) &&
  typeof v.contract_id === "string" &&
  typeof v.fulfilled_at === "string";
}

function explainCollateralAgreementFulfilledV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "collateral_agreement_id,contract_id,fulfilled_at");
    if (data.collateral_agreement_id === undefined) {
      report(path + "/collateral_agreement_id", "required");
    }
    if (data.contract_id === undefined) {
      report(path + "/contract_id", "required");
    }
    if (data.fulfilled_at === undefined) {
      report(path + "/fulfilled_at", "required");
    }
    if (data.collateral_agreement_id !== undefined) {
      let data0 = data.collateral_agreement_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/collateral_agreement_id", "integer");
      }
    }
    if (data.contract_id !== undefined) {
      if (typeof data.contract_id !== "string") {
        report(path+"/contract_id", "string");
      }
    }
    if (data.fulfilled_at !== undefined) {
      if (typeof data.fulfilled_at !== "string") {
        report(path+"/fulfilled_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
