// Generated from events/join-supplier/lifecycle.enrollment.loyalty-points-qualification-reversed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainEnrollmentSupplyPoint, isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";
import type { LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 } from "../types/join-supplier.ts";

export type { LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 } from "../types/join-supplier.ts";

/** The qualification of an account for loyalty points was reversed. The message names the supply points that no longer come on supply. */
export const lifecycleEnrollmentLoyaltyPointsQualificationReversedV1: EventContract<"lifecycle.enrollment.loyalty-points-qualification-reversed", "v1", LifecycleEnrollmentLoyaltyPointsQualificationReversedV1> = /* @__PURE__ */ contract("lifecycle.enrollment.loyalty-points-qualification-reversed-v1", "lifecycle.enrollment.loyalty-points-qualification-reversed", "v1", isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1, explainLifecycleEnrollmentLoyaltyPointsQualificationReversedV1);

function isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string" &&
  Array.isArray(v.supply_points_no_longer_coming_on_supply) && every(v.supply_points_no_longer_coming_on_supply, (i0: any) => isEnrollmentSupplyPoint(i0)) &&
  Array.isArray(v.all_supply_points) && every(v.all_supply_points, (i0: any) => isEnrollmentSupplyPoint(i0));
}

function explainLifecycleEnrollmentLoyaltyPointsQualificationReversedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "join_supplier_process_number,account_number,supply_points_no_longer_coming_on_supply,all_supply_points");
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.supply_points_no_longer_coming_on_supply === undefined) {
      report(path + "/supply_points_no_longer_coming_on_supply", "required");
    }
    if (data.all_supply_points === undefined) {
      report(path + "/all_supply_points", "required");
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
    if (data.supply_points_no_longer_coming_on_supply !== undefined) {
      let data2 = data.supply_points_no_longer_coming_on_supply;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          explainEnrollmentSupplyPoint(data2[i0], path + "/supply_points_no_longer_coming_on_supply/" + i0, report, visit);
        }
      }
      else {
        report(path+"/supply_points_no_longer_coming_on_supply", "array");
      }
    }
    if (data.all_supply_points !== undefined) {
      let data4 = data.all_supply_points;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1=0; i1<len1; i1++) {
          explainEnrollmentSupplyPoint(data4[i1], path + "/all_supply_points/" + i1, report, visit);
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
