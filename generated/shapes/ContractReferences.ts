// Generated from events/_shared/ContractReferences.schema.json by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isContractReferences(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.account_contract_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.business_contract_identifier) === undefined || typeof v1 === "string");
}

export function explainContractReferences(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_contract_identifier;
    const v2 = v.business_contract_identifier;
    found.visit?.(found, v, at, "account_contract_identifier,business_contract_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "account_contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "business_contract_identifier", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
