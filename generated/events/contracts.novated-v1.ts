// Generated from events/contracts/contracts.novated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsNovatedV1 } from "../types/contracts.ts";

export type { ContractsNovatedV1 } from "../types/contracts.ts";

/** A contract was novated, that is, replaced by a new contract. */
export const contractsNovatedV1: EventContract<"contracts.novated", "v1", ContractsNovatedV1> = /* @__PURE__ */ contract("contracts.novated-v1", "contracts.novated", "v1", isContractsNovatedV1, explainContractsNovatedV1);

function isContractsNovatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.new_contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsNovatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,new_contract_identifier,occurred_at");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.new_contract_identifier === undefined) {
      report(path + "/new_contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.contract_identifier !== undefined) {
      if (typeof data.contract_identifier !== "string") {
        report(path+"/contract_identifier", "string");
      }
    }
    if (data.new_contract_identifier !== undefined) {
      if (typeof data.new_contract_identifier !== "string") {
        report(path+"/new_contract_identifier", "string");
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
