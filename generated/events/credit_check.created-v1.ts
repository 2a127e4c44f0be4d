// Generated from events/contracts/credit_check.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CreditCheckCreatedV1 } from "../types/contracts.ts";

export type { CreditCheckCreatedV1 } from "../types/contracts.ts";

/** A credit check was recorded; in the examples for a business and for an account user. The message does not carry the outcome. */
export const creditCheckCreatedV1: EventContract<"credit_check.created", "v1", CreditCheckCreatedV1> = /* @__PURE__ */ contract("credit_check.created-v1", "credit_check.created", "v1", isCreditCheckCreatedV1, explainCreditCheckCreatedV1);

function isCreditCheckCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.check_id === "string" &&
  typeof v.entity_type === "string" &&
  typeof v.entity_id === "string";
}

function explainCreditCheckCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "check_id,entity_type,entity_id");
    if (data.check_id === undefined) {
      report(path + "/check_id", "required");
    }
    if (data.entity_type === undefined) {
      report(path + "/entity_type", "required");
    }
    if (data.entity_id === undefined) {
      report(path + "/entity_id", "required");
    }
    if (data.check_id !== undefined) {
      if (typeof data.check_id !== "string") {
        report(path+"/check_id", "string");
      }
    }
    if (data.entity_type !== undefined) {
      if (typeof data.entity_type !== "string") {
        report(path+"/entity_type", "string");
      }
    }
    if (data.entity_id !== undefined) {
      if (typeof data.entity_id !== "string") {
        report(path+"/entity_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
