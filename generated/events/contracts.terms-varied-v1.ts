// Generated from events/contracts/contracts.terms-varied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ContractsTermsVariedV1 } from "../types/contracts.ts";

export type { ContractsTermsVariedV1 } from "../types/contracts.ts";

/** The terms of a contract were changed while it stayed in place. The message does not carry the new terms. */
export const contractsTermsVariedV1: EventContract<"contracts.terms-varied", "v1", ContractsTermsVariedV1> = /* @__PURE__ */ contract("contracts.terms-varied-v1", "contracts.terms-varied", "v1", isContractsTermsVariedV1, explainContractsTermsVariedV1);

function isContractsTermsVariedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsTermsVariedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
