// Generated from events/contracts/contract-groups.version-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainPeriod, isPeriod } from "../shapes/Period.ts";
import { explainVersion, isVersion } from "../shapes/Version.ts";
import type { ContractGroupsVersionCreatedV1 } from "../types/contracts.ts";

export type { ContractGroupsVersionCreatedV1 } from "../types/contracts.ts";

/** A contract group got a new version of its properties for a stretch of time, which may replace earlier versions. */
export const contractGroupsVersionCreatedV1: EventContract<"contract-groups.version-created", "v1", ContractGroupsVersionCreatedV1> = /* @__PURE__ */ contract("contract-groups.version-created-v1", "contract-groups.version-created", "v1", isContractGroupsVersionCreatedV1, explainContractGroupsVersionCreatedV1);

function isContractGroupsVersionCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  isPeriod(v.effective_period) &&
  Array.isArray(v.superseded_versions) && every(v.superseded_versions, (i0: any) => isVersion(i0)) &&
  Array.isArray(v.created_versions) && every(v.created_versions, (i0: any) => isVersion(i0));
}

function explainContractGroupsVersionCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_group_identifier,effective_period,superseded_versions,created_versions");
    if (data.contract_group_identifier === undefined) {
      report(path + "/contract_group_identifier", "required");
    }
    if (data.effective_period === undefined) {
      report(path + "/effective_period", "required");
    }
    if (data.superseded_versions === undefined) {
      report(path + "/superseded_versions", "required");
    }
    if (data.created_versions === undefined) {
      report(path + "/created_versions", "required");
    }
    if (data.contract_group_identifier !== undefined) {
      if (typeof data.contract_group_identifier !== "string") {
        report(path+"/contract_group_identifier", "string");
      }
    }
    if (data.effective_period !== undefined) {
      explainPeriod(data.effective_period, path + "/effective_period", report, visit);
    }
    if (data.superseded_versions !== undefined) {
      let data2 = data.superseded_versions;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          explainVersion(data2[i0], path + "/superseded_versions/" + i0, report, visit);
        }
      }
      else {
        report(path+"/superseded_versions", "array");
      }
    }
    if (data.created_versions !== undefined) {
      let data4 = data.created_versions;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1=0; i1<len1; i1++) {
          explainVersion(data4[i1], path + "/created_versions/" + i1, report, visit);
        }
      }
      else {
        report(path+"/created_versions", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
