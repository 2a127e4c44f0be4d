// Generated from events/join-supplier/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainEnrollmentSupplyPoint, isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";
import type { LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 } from "../types/join-supplier.ts";

export type { LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 } from "../types/join-supplier.ts";

/** The state of the supply points in a join made the account eligible for a loyalty point. */
export const lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2: EventContract<"lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point", "v2", LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2> = /* @__PURE__ */ contract("lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2", "lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point", "v2", isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2, explainLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2);

function isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string" &&
  Array.isArray(v.supply_points_past_ssd) && every(v.supply_points_past_ssd, (i0: any) => isEnrollmentSupplyPoint(i0)) &&
  Array.isArray(v.all_supply_points) && every(v.all_supply_points, (i0: any) => isEnrollmentSupplyPoint(i0));
}

function explainLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "join_supplier_process_id,join_supplier_process_number,account_number,supply_points_past_ssd,all_supply_points");
    if (data.join_supplier_process_id === undefined) {
      report(path + "/join_supplier_process_id", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.supply_points_past_ssd === undefined) {
      report(path + "/supply_points_past_ssd", "required");
    }
    if (data.all_supply_points === undefined) {
      report(path + "/all_supply_points", "required");
    }
    if (data.join_supplier_process_id !== undefined) {
      let data0 = data.join_supplier_process_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/join_supplier_process_id", "integer");
      }
    }
    if (data.join_supplier_process_number !== undefined) {
      if (typeof data.join_supplier_process_number !== "string") {
        report(path+"/join_supplier_process_number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.supply_points_past_ssd !== undefined) {
      let data3 = data.supply_points_past_ssd;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainEnrollmentSupplyPoint(data3[i0], path + "/supply_points_past_ssd/" + i0, report, visit);
        }
      }
      else {
        report(path+"/supply_points_past_ssd", "array");
      }
    }
    if (data.all_supply_points !== undefined) {
      let data5 = data.all_supply_points;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1=0; i1<len1; i1++) {
          explainEnrollmentSupplyPoint(data5[i1], path + "/all_supply_points/" + i1, report, visit);
        }
      }
      else {
        report(path+"/all_supply_points", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
