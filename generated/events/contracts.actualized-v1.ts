// Generated from events/contracts/contracts.actualized-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsActualizedV1 } from "../types/contracts.ts";

export type { ContractsActualizedV1 } from "../types/contracts.ts";

/** A version of a contract was actualized, that is, made real, for the subjects given (things that the contract covers). */
export const contractsActualizedV1: EventContract<"contracts.actualized", "v1", ContractsActualizedV1> = /* @__PURE__ */ contract("contracts.actualized-v1", "contracts.actualized", "v1", isContractsActualizedV1, explainContractsActualizedV1);

function isContractsActualizedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  Number.isInteger(v.version_reference) &&
  typeof v.occurred_at === "string" &&
  Array.isArray(v.for_subjects) && every(v.for_subjects, (i0: any) => typeof i0 === "string");
}

function explainContractsActualizedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,version_reference,occurred_at,for_subjects");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.version_reference === undefined) {
      report(path + "/version_reference", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.for_subjects === undefined) {
      report(path + "/for_subjects", "required");
    }
    if (data.contract_identifier !== undefined) {
      if (typeof data.contract_identifier !== "string") {
        report(path+"/contract_identifier", "string");
      }
    }
    if (data.version_reference !== undefined) {
      let data1 = data.version_reference;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/version_reference", "integer");
      }
    }
    if (data.occurred_at !== undefined) {
      if (typeof data.occurred_at !== "string") {
        report(path+"/occurred_at", "string");
      }
    }
    if (data.for_subjects !== undefined) {
      let data3 = data.for_subjects;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data3[i0] !== "string") {
            report(path+"/for_subjects/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/for_subjects", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
