// Generated from events/_shared/ContractReferences.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isContractReferences(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.account_contract_identifier === undefined || typeof v.account_contract_identifier === "string") &&
  (v.business_contract_identifier === undefined || typeof v.business_contract_identifier === "string");
}

export function explainContractReferences(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_contract_identifier,business_contract_identifier");
    if (data.account_contract_identifier !== undefined) {
      if (typeof data.account_contract_identifier !== "string") {
        report(path+"/account_contract_identifier", "string");
      }
    }
    if (data.business_contract_identifier !== undefined) {
      if (typeof data.business_contract_identifier !== "string") {
        report(path+"/business_contract_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
