// Generated from events/contracts/contracts.expired-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsExpiredV1 } from "../types/contracts.ts";

export type { ContractsExpiredV1 } from "../types/contracts.ts";

/** A contract reached the end of its term and expired. */
export const contractsExpiredV1: EventContract<"contracts.expired", "v1", ContractsExpiredV1> = /* @__PURE__ */ contract("contracts.expired-v1", "contracts.expired", "v1", isContractsExpiredV1, explainContractsExpiredV1);

function isContractsExpiredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  typeof v.valid_to === "string";
}

function explainContractsExpiredV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,occurred_at,valid_to");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.valid_to === undefined) {
      report(path + "/valid_to", "required");
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
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to !== "string") {
        report(path+"/valid_to", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
