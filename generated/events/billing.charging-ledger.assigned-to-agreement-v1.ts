// Generated from events/billing/billing.charging-ledger.assigned-to-agreement-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingChargingLedgerAssignedToAgreementV1 } from "../types/billing.ts";

export type { BillingChargingLedgerAssignedToAgreementV1 } from "../types/billing.ts";

/** A ledger was assigned to an agreement as its charging ledger, the one meant for the agreement's charges. */
export const billingChargingLedgerAssignedToAgreementV1: EventContract<"billing.charging-ledger.assigned-to-agreement", "v1", BillingChargingLedgerAssignedToAgreementV1> = /* @__PURE__ */ contract("billing.charging-ledger.assigned-to-agreement-v1", "billing.charging-ledger.assigned-to-agreement", "v1", isBillingChargingLedgerAssignedToAgreementV1, explainBillingChargingLedgerAssignedToAgreementV1);

function isBillingChargingLedgerAssignedToAgreementV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  Number.isInteger(v.agreement_id) &&
  typeof v.assigned_at === "string";
}

function explainBillingChargingLedgerAssignedToAgreementV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger_number,agreement_id,assigned_at");
    if (data.ledger_number === undefined) {
      report(path + "/ledger_number", "required");
    }
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
    }
    if (data.assigned_at === undefined) {
      report(path + "/assigned_at", "required");
    }
    if (data.ledger_number !== undefined) {
      if (typeof data.ledger_number !== "string") {
        report(path+"/ledger_number", "string");
      }
    }
    if (data.agreement_id !== undefined) {
      let data1 = data.agreement_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/agreement_id", "integer");
      }
    }
    if (data.assigned_at !== undefined) {
      if (typeof data.assigned_at !== "string") {
        report(path+"/assigned_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
