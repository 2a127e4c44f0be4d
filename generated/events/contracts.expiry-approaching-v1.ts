// Generated from events/contracts/contracts.expiry-approaching-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsExpiryApproachingV1 } from "../types/contracts.ts";

export type { ContractsExpiryApproachingV1 } from "../types/contracts.ts";

/** A contract came within a given number of days of its expiry. */
export const contractsExpiryApproachingV1: EventContract<"contracts.expiry-approaching", "v1", ContractsExpiryApproachingV1> = /* @__PURE__ */ contract("contracts.expiry-approaching-v1", "contracts.expiry-approaching", "v1", isContractsExpiryApproachingV1, explainContractsExpiryApproachingV1);

function isContractsExpiryApproachingV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Number.isInteger(v.days_before_expiry);
}

function explainContractsExpiryApproachingV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,occurred_at,days_before_expiry");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.days_before_expiry === undefined) {
      report(path + "/days_before_expiry", "required");
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
    if (data.days_before_expiry !== undefined) {
      let data2 = data.days_before_expiry;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/days_before_expiry", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
