// Generated from events/contracts/contracts.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsCreatedV1 } from "../types/contracts.ts";

export type { ContractsCreatedV1 } from "../types/contracts.ts";

/** A contract came into being. */
export const contractsCreatedV1: EventContract<"contracts.created", "v1", ContractsCreatedV1> = /* @__PURE__ */ contract("contracts.created-v1", "contracts.created", "v1", isContractsCreatedV1, explainContractsCreatedV1);

function isContractsCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  (v.sales_record_identifier === undefined || typeof v.sales_record_identifier === "string");
}

function explainContractsCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,occurred_at,sales_record_identifier");
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
    if (data.sales_record_identifier !== undefined) {
      if (typeof data.sales_record_identifier !== "string") {
        report(path+"/sales_record_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
