// Generated from events/contracts/contract-groups.memberships-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainMembership, isMembership } from "../shapes/Membership.ts";
import type { ContractGroupsMembershipsChangedV1 } from "../types/contracts.ts";

export type { ContractGroupsMembershipsChangedV1 } from "../types/contracts.ts";

/** Contracts joined a contract group, left it, or both. */
export const contractGroupsMembershipsChangedV1: EventContract<"contract-groups.memberships-changed", "v1", ContractGroupsMembershipsChangedV1> = /* @__PURE__ */ contract("contract-groups.memberships-changed-v1", "contract-groups.memberships-changed", "v1", isContractGroupsMembershipsChangedV1, explainContractGroupsMembershipsChangedV1);

function isContractGroupsMembershipsChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  Array.isArray(v.memberships_started) && every(v.memberships_started, (i0: any) => isMembership(i0)) &&
  Array.isArray(v.memberships_ended) && every(v.memberships_ended, (i0: any) => isMembership(i0));
}

function explainContractGroupsMembershipsChangedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_group_identifier,memberships_started,memberships_ended");
    if (data.contract_group_identifier === undefined) {
      report(path + "/contract_group_identifier", "required");
    }
    if (data.memberships_started === undefined) {
      report(path + "/memberships_started", "required");
    }
    if (data.memberships_ended === undefined) {
      report(path + "/memberships_ended", "required");
    }
    if (data.contract_group_identifier !== undefined) {
      if (typeof data.contract_group_identifier !== "string") {
        report(path+"/contract_group_identifier", "string");
      }
    }
    if (data.memberships_started !== undefined) {
      let data1 = data.memberships_started;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          explainMembership(data1[i0], path + "/memberships_started/" + i0, report, visit);
        }
      }
      else {
        report(path+"/memberships_started", "array");
      }
    }
    if (data.memberships_ended !== undefined) {
      let data3 = data.memberships_ended;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1=0; i1<len1; i1++) {
          explainMembership(data3[i1], path + "/memberships_ended/" + i1, report, visit);
        }
      }
      else {
        report(path+"/memberships_ended", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
