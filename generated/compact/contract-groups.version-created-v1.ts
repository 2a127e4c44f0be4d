// Generated from events/contracts/contract-groups.version-created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isPeriod } from "../shapes/Period.ts";
import { isVersion } from "../shapes/Version.ts";

export default /* @__PURE__ */ compactContract("contract-groups.version-created-v1", isContractGroupsVersionCreatedV1, "{contract_group_identifier,effective_period{start,end},superseded_versions[{identifier,effective_period{start,end},system_period{start,end},traits[{identifier,type,data{}}]}],created_versions[{identifier,effective_period{start,end},system_period{start,end},traits[{identifier,type,data{}}]}]}");

function isContractGroupsVersionCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  isPeriod(v.effective_period) &&
  Array.isArray((v1 = v.superseded_versions)) && isContractGroupsVersionCreatedV1List1(v1) &&
  Array.isArray((v1 = v.created_versions)) && isContractGroupsVersionCreatedV1List2(v1);
}
function isContractGroupsVersionCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isVersion(v[i])) return false;
  return true;
}
function isContractGroupsVersionCreatedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isVersion(v[i])) return false;
  return true;
}
