// Generated from events/contracts/contracts.terminated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsTerminatedV1 } from "../types/contracts.ts";

export type { ContractsTerminatedV1 } from "../types/contracts.ts";

/** A contract was ended. */
export const contractsTerminatedV1: EventContract<"contracts.terminated", "v1", ContractsTerminatedV1> = /* @__PURE__ */ contract("contracts.terminated-v1", "contracts.terminated", "v1", isContractsTerminatedV1, explainContractsTerminatedV1);

function isContractsTerminatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsTerminatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,occurred_at");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
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
  }
  else {
    report(path, "object");
  }
}
