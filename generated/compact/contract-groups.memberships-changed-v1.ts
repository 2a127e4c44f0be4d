// Generated from events/contracts/contract-groups.memberships-changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isMembership } from "../shapes/Membership.ts";

export default /* @__PURE__ */ compactContract("contract-groups.memberships-changed-v1", isContractGroupsMembershipsChangedV1, "{contract_group_identifier,memberships_started[{contract_identifier,valid_from,valid_to}],memberships_ended[{contract_identifier,valid_from,valid_to}]}");

function isContractGroupsMembershipsChangedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  Array.isArray((v1 = v.memberships_started)) && isContractGroupsMembershipsChangedV1List1(v1) &&
  Array.isArray((v1 = v.memberships_ended)) && isContractGroupsMembershipsChangedV1List2(v1);
}
function isContractGroupsMembershipsChangedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembership(v[i])) return false;
  return true;
}
function isContractGroupsMembershipsChangedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembership(v[i])) return false;
  return true;
}
