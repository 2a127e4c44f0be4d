// Generated from events/contracts/contracts.rescinded-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsRescindedV1 } from "../types/contracts.ts";

export type { ContractsRescindedV1 } from "../types/contracts.ts";

/** A contract was rescinded, that is, undone. The catalogue does not say how this differs from revoking it. */
export const contractsRescindedV1: EventContract<"contracts.rescinded", "v1", ContractsRescindedV1> = /* @__PURE__ */ contract("contracts.rescinded-v1", "contracts.rescinded", "v1", isContractsRescindedV1, explainContractsRescindedV1);

function isContractsRescindedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsRescindedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
