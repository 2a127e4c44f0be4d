// Generated from events/billing/billing.issued_bill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingIssuedBillV1 } from "../types/billing.ts";

export type { BillingIssuedBillV1 } from "../types/billing.ts";

/** A bill was issued to an account in the form of a statement. */
export const billingIssuedBillV1: EventContract<"billing.issued_bill", "v1", BillingIssuedBillV1> = /* @__PURE__ */ contract("billing.issued_bill-v1", "billing.issued_bill", "v1", isBillingIssuedBillV1, explainBillingIssuedBillV1);

function isBillingIssuedBillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.statement_id);
}

function explainBillingIssuedBillV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,statement_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.statement_id === undefined) {
      report(path + "/statement_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.statement_id !== undefined) {
      let data1 = data.statement_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/statement_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
