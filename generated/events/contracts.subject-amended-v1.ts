// Generated from events/contracts/contracts.subject-amended-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainAmendedSubject, isAmendedSubject } from "../shapes/AmendedSubject.ts";
import type { ContractsSubjectAmendedV1 } from "../types/contracts.ts";

export type { ContractsSubjectAmendedV1 } from "../types/contracts.ts";

/** The subjects of a contract (the things that it covers, such as supply points) were added to, altered or removed. */
export const contractsSubjectAmendedV1: EventContract<"contracts.subject-amended", "v1", ContractsSubjectAmendedV1> = /* @__PURE__ */ contract("contracts.subject-amended-v1", "contracts.subject-amended", "v1", isContractsSubjectAmendedV1, explainContractsSubjectAmendedV1);

function isContractsSubjectAmendedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray(v.added) && every(v.added, (i0: any) => isAmendedSubject(i0)) &&
  Array.isArray(v.updated) && every(v.updated, (i0: any) => isAmendedSubject(i0)) &&
  Array.isArray(v.removed) && every(v.removed, (i0: any) => isAmendedSubject(i0));
}

function explainContractsSubjectAmendedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,occurred_at,added,updated,removed");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.added === undefined) {
      report(path + "/added", "required");
    }
    if (data.updated === undefined) {
      report(path + "/updated", "required");
    }
    if (data.removed === undefined) {
      report(path + "/removed", "required");
    }
    if (data.contract_identifier !== undefined) {
      if (typeof data.contract_identifier !== "string") {
        report(path+"/contract_identifier", "string");
      }
    }
    if (data.occurred_at !== undefined) {
      if (typeof data.occurred_at !== "string") {
        report(path+"/occurred_at", "string");
      }
    }
    if (data.added !== undefined) {
      let data2 = data.added;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          explainAmendedSubject(data2[i0], path + "/added/" + i0, report, visit);
        }
      }
      else {
        report(path+"/added", "array");
      }
    }
    if (data.updated !== undefined) {
      let data4 = data.updated;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1=0; i1<len1; i1++) {
          explainAmendedSubject(data4[i1], path + "/updated/" + i1, report, visit);
        }
      }
      else {
        report(path+"/updated", "array");
      }
    }
    if (data.removed !== undefined) {
      let data6 = data.removed;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2=0; i2<len2; i2++) {
          explainAmendedSubject(data6[i2], path + "/removed/" + i2, report, visit);
        }
      }
      else {
        report(path+"/removed", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
