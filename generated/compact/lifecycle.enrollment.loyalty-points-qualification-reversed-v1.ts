// Generated from events/join-supplier/lifecycle.enrollment.loyalty-points-qualification-reversed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";

export default /* @__PURE__ */ compactContract("lifecycle.enrollment.loyalty-points-qualification-reversed-v1", isLifecycleEnrollmentLoyaltyPointsQualificationReversedV1, "{join_supplier_process_number,account_number,supply_points_no_longer_coming_on_supply[{market_name,external_identifier,confirmed_ssd,was_cancelled:b}],all_supply_points[{market_name,external_identifier,confirmed_ssd,was_cancelled:b}]}");

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
