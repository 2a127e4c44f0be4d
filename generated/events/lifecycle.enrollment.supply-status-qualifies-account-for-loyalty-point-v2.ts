// Generated from events/join-supplier/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainEnrollmentSupplyPoint, isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";
import type { LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 } from "../types/join-supplier.ts";

export type { LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 } from "../types/join-supplier.ts";

/** The state of the supply points in a join made the account eligible for a loyalty point. */
export const lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2: Contract<"lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2", "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point", "v2", LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2> = /* @__PURE__ */ contract("lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2", "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point", "v2", isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2> {
return options?.unknown === "report" || !isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2(input) ? examine<LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2>(input, options, explainLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2) : { ok: true, value: input as LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 };
}

function isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.supply_points_past_ssd)) && isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2List1(v1) &&
  Array.isArray((v1 = v.all_supply_points)) && isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2List2(v1);
}

function isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isEnrollmentSupplyPoint(v[i])) return false;
  return true;
}

function isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isEnrollmentSupplyPoint(v[i])) return false;
  return true;
}

function explainLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.join_supplier_process_id;
    const v2 = v.join_supplier_process_number;
    const v3 = v.account_number;
    const v4 = v.supply_points_past_ssd;
    const v5 = v.all_supply_points;
    found.visit?.(found, v, "", "join_supplier_process_id,join_supplier_process_number,account_number,supply_points_past_ssd,all_supply_points");
    if (v1 === undefined) missing(found, "join_supplier_process_id");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "supply_points_past_ssd");
    if (v5 === undefined) missing(found, "all_supply_points");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "join_supplier_process_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (found.visit || !isEnrollmentSupplyPoint(v6)) explainEnrollmentSupplyPoint(v6, "supply_points_past_ssd." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points_past_ssd", v4, "an array");
    }
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v7 = v5[i0];
          if (found.visit || !isEnrollmentSupplyPoint(v7)) explainEnrollmentSupplyPoint(v7, "all_supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "all_supply_points", v5, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
