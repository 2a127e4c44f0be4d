// Generated from events/join-supplier/lifecycle.enrollment.loyalty-points-qualification-reversed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainEnrollmentSupplyPoint, isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";
import type { LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 } from "../types/join-supplier.ts";

export type { LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 } from "../types/join-supplier.ts";

/** The qualification of an account for loyalty points was reversed. The message names the supply points that no longer come on supply. */
export const lifecycleEnrollmentLoyaltyPointsQualificationReversedV1: Contract<"lifecycle.enrollment.loyalty-points-qualification-reversed-v1", "lifecycle.enrollment.loyalty-points-qualification-reversed", "v1", LifecycleEnrollmentLoyaltyPointsQualificationReversedV1> = /* @__PURE__ */ contract("lifecycle.enrollment.loyalty-points-qualification-reversed-v1", "lifecycle.enrollment.loyalty-points-qualification-reversed", "v1", isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleEnrollmentLoyaltyPointsQualificationReversedV1> {
return options?.unknown === "report" || !isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1(input) ? examine<LifecycleEnrollmentLoyaltyPointsQualificationReversedV1>(input, options, explainLifecycleEnrollmentLoyaltyPointsQualificationReversedV1) : { ok: true, value: input as LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 };
}

function isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.supply_points_no_longer_coming_on_supply)) && isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1List1(v1) &&
  Array.isArray((v1 = v.all_supply_points)) && isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1List2(v1);
}

function isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isEnrollmentSupplyPoint(v[i])) return false;
  return true;
}

function isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isEnrollmentSupplyPoint(v[i])) return false;
  return true;
}

function explainLifecycleEnrollmentLoyaltyPointsQualificationReversedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.join_supplier_process_number;
    const v2 = v.account_number;
    const v3 = v.supply_points_no_longer_coming_on_supply;
    const v4 = v.all_supply_points;
    found.visit?.(found, v, "", "join_supplier_process_number,account_number,supply_points_no_longer_coming_on_supply,all_supply_points");
    if (v1 === undefined) missing(found, "join_supplier_process_number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "supply_points_no_longer_coming_on_supply");
    if (v4 === undefined) missing(found, "all_supply_points");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "join_supplier_process_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v5 = v3[i0];
          if (found.visit || !isEnrollmentSupplyPoint(v5)) explainEnrollmentSupplyPoint(v5, "supply_points_no_longer_coming_on_supply." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points_no_longer_coming_on_supply", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (found.visit || !isEnrollmentSupplyPoint(v6)) explainEnrollmentSupplyPoint(v6, "all_supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "all_supply_points", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
