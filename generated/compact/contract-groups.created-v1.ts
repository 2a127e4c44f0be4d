// Generated from events/contracts/contract-groups.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isMembershipNew } from "../shapes/MembershipNew.ts";
import { isTrait } from "../shapes/Trait.ts";

export default /* @__PURE__ */ compactContract("contract-groups.created-v1", isContractGroupsCreatedV1, "{contract_group_identifier,group_type,valid_from,valid_to?,managing_party_identifier?,external_identifier?,name?,memberships[{contract_identifier,valid_from,valid_to?}],traits[{identifier,type,data{}}]}");

function isContractGroupsCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  typeof v.group_type === "string" &&
  typeof v.valid_from === "string" &&
  ((v1 = v.valid_to) === undefined || typeof v1 === "string") &&
  ((v1 = v.managing_party_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.external_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.name) === undefined || typeof v1 === "string") &&
  Array.isArray((v1 = v.memberships)) && isContractGroupsCreatedV1List1(v1) &&
  Array.isArray((v1 = v.traits)) && isContractGroupsCreatedV1List2(v1);
}
function isContractGroupsCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembershipNew(v[i])) return false;
  return true;
}
function isContractGroupsCreatedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTrait(v[i])) return false;
  return true;
}
