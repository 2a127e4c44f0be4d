// Generated from events/join-supplier/lifecycle.join-supplier.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isJoinSP } from "../shapes/JoinSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.requested-v1", isLifecycleJoinSupplierRequestedV1, "{account_number,join_supplier_process_number,subtype,supply_points[{external_identifier,market_name,requested_supply_start_date}],requested_at}");

function isLifecycleJoinSupplierRequestedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleJoinSupplierRequestedV1List1(v1) &&
  typeof v.requested_at === "string";
}
function isLifecycleJoinSupplierRequestedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinSP(v[i])) return false;
  return true;
}
