// Generated from events/billing/billing.duos_invoice.new-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingDuosInvoiceNewV1 } from "../types/billing.ts";

export type { BillingDuosInvoiceNewV1 } from "../types/billing.ts";

/** A new DUoS invoice was recorded. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network. */
export const billingDuosInvoiceNewV1: EventContract<"billing.duos_invoice.new", "v1", BillingDuosInvoiceNewV1> = /* @__PURE__ */ contract("billing.duos_invoice.new-v1", "billing.duos_invoice.new", "v1", isBillingDuosInvoiceNewV1, explainBillingDuosInvoiceNewV1);

function isBillingDuosInvoiceNewV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.invoice_event_id);
}

function explainBillingDuosInvoiceNewV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "invoice_event_id");
    if (data.invoice_event_id === undefined) {
      report(path + "/invoice_event_id", "required");
    }
    if (data.invoice_event_id !== undefined) {
      let data0 = data.invoice_event_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/invoice_event_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
