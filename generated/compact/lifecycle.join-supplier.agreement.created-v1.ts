// Generated from events/join-supplier/lifecycle.join-supplier.agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isContractReferences } from "../shapes/ContractReferences.ts";
import { isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { isJoinAgreement } from "../shapes/JoinAgreement.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.agreement.created-v1", isLifecycleJoinSupplierAgreementCreatedV1, "{account_number,join_supplier_process_number,supply_point{external_identifier,market_name,confirmed_supply_start_date},agreements[{id:i,valid_from,valid_to,product_code}],contract_references{account_contract_identifier?,business_contract_identifier?}}");

function isLifecycleJoinSupplierAgreementCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  Array.isArray((v1 = v.agreements)) && isLifecycleJoinSupplierAgreementCreatedV1List1(v1) &&
  isContractReferences(v.contract_references);
}
function isLifecycleJoinSupplierAgreementCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinAgreement(v[i])) return false;
  return true;
}
