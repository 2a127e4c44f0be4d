// Generated from events/billing/billing.final_bill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingFinalBillV1 } from "../types/billing.ts";

export type { BillingFinalBillV1 } from "../types/billing.ts";

/** An account got its final bill, the closing statement. */
export const billingFinalBillV1: EventContract<"billing.final_bill", "v1", BillingFinalBillV1> = /* @__PURE__ */ contract("billing.final_bill-v1", "billing.final_bill", "v1", isBillingFinalBillV1, explainBillingFinalBillV1);

function isBillingFinalBillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray(v.account_user_emails) && every(v.account_user_emails, (i0: any) => typeof i0 === "string") &&
  Number.isInteger(v.statement_id);
}

function explainBillingFinalBillV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,account_user_emails,statement_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.account_user_emails === undefined) {
      report(path + "/account_user_emails", "required");
    }
    if (data.statement_id === undefined) {
      report(path + "/statement_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.account_user_emails !== undefined) {
      let data1 = data.account_user_emails;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data1[i0] !== "string") {
            report(path+"/account_user_emails/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/account_user_emails", "array");
      }
    }
    if (data.statement_id !== undefined) {
      let data3 = data.statement_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/statement_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
