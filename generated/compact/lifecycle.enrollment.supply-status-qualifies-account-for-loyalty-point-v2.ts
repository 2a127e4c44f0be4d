// Generated from events/join-supplier/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isEnrollmentSupplyPoint } from "../shapes/EnrollmentSupplyPoint.ts";

export default /* @__PURE__ */ compactContract("lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2", isLifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2, "{join_supplier_process_id:i,join_supplier_process_number,account_number,supply_points_past_ssd[{market_name,external_identifier,confirmed_ssd,was_cancelled:b}],all_supply_points[{market_name,external_identifier,confirmed_ssd,was_cancelled:b}]}");

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
