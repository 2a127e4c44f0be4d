// Generated from events/contracts/contract-groups.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainMembershipNew, isMembershipNew } from "../shapes/MembershipNew.ts";
import { explainTrait, isTrait } from "../shapes/Trait.ts";
import type { ContractGroupsCreatedV1 } from "../types/contracts.ts";

export type { ContractGroupsCreatedV1 } from "../types/contracts.ts";

/** A group that bundles several contracts was set up, with its first members. */
export const contractGroupsCreatedV1: EventContract<"contract-groups.created", "v1", ContractGroupsCreatedV1> = /* @__PURE__ */ contract("contract-groups.created-v1", "contract-groups.created", "v1", isContractGroupsCreatedV1, explainContractGroupsCreatedV1);

function isContractGroupsCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  typeof v.group_type === "string" &&
  typeof v.valid_from === "string" &&
  (v.valid_to === undefined || typeof v.valid_to === "string") &&
  (v.managing_party_identifier === undefined || typeof v.managing_party_identifier === "string") &&
  (v.external_identifier === undefined || typeof v.external_identifier === "string") &&
  (v.name === undefined || typeof v.name === "string") &&
  Array.isArray(v.memberships) && every(v.memberships, (i0: any) => isMembershipNew(i0)) &&
  Array.isArray(v.traits) && every(v.traits, (i0: any) => isTrait(i0));
}

function explainContractGroupsCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_group_identifier,group_type,valid_from,valid_to,managing_party_identifier,external_identifier,name,memberships,traits");
    if (data.contract_group_identifier === undefined) {
      report(path + "/contract_group_identifier", "required");
    }
    if (data.group_type === undefined) {
      report(path + "/group_type", "required");
    }
    if (data.valid_from === undefined) {
      report(path + "/valid_from", "required");
    }
    if (data.memberships === undefined) {
      report(path + "/memberships", "required");
    }
    if (data.traits === undefined) {
      report(path + "/traits", "required");
    }
    if (data.contract_group_identifier !== undefined) {
      if (typeof data.contract_group_identifier !== "string") {
        report(path+"/contract_group_identifier", "string");
      }
    }
    if (data.group_type !== undefined) {
      if (typeof data.group_type !== "string") {
        report(path+"/group_type", "string");
      }
    }
    if (data.valid_from !== undefined) {
      if (typeof data.valid_from !== "string") {
        report(path+"/valid_from", "string");
      }
    }
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to !== "string") {
        report(path+"/valid_to", "string");
      }
    }
    if (data.managing_party_identifier !== undefined) {
      if (typeof data.managing_party_identifier !== "string") {
        report(path+"/managing_party_identifier", "string");
      }
    }
    if (data.external_identifier !== undefined) {
      if (typeof data.external_identifier !== "string") {
        report(path+"/external_identifier", "string");
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        report(path+"/name", "string");
      }
    }
    if (data.memberships !== undefined) {
      let data7 = data.memberships;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0=0; i0<len0; i0++) {
          explainMembershipNew(data7[i0], path + "/memberships/" + i0, report, visit);
        }
      }
      else {
        report(path+"/memberships", "array");
      }
    }
    if (data.traits !== undefined) {
      let data9 = data.traits;
      if (Array.isArray(data9)) {
        const len1 = data9.length;
        for (let i1=0; i1<len1; i1++) {
          explainTrait(data9[i1], path + "/traits/" + i1, report, visit);
        }
      }
      else {
        report(path+"/traits", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
