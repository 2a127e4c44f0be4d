// Generated from events/join-supplier/lifecycle.join-supplier.completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.completed-v1", isLifecycleJoinSupplierCompletedV1, "{account_number,join_supplier_process_number,subtype,supply_points[{external_identifier,market_name,confirmed_supply_start_date}]}");

function isLifecycleJoinSupplierCompletedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleJoinSupplierCompletedV1List1(v1);
}
function isLifecycleJoinSupplierCompletedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinActivatedSP(v[i])) return false;
  return true;
}
