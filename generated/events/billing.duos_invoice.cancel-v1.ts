// Generated from events/billing/billing.duos_invoice.cancel-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingDuosInvoiceCancelV1 } from "../types/billing.ts";

export type { BillingDuosInvoiceCancelV1 } from "../types/billing.ts";

/** A DUoS invoice was made void. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network. */
export const billingDuosInvoiceCancelV1: EventContract<"billing.duos_invoice.cancel", "v1", BillingDuosInvoiceCancelV1> = /* @__PURE__ */ contract("billing.duos_invoice.cancel-v1", "billing.duos_invoice.cancel", "v1", isBillingDuosInvoiceCancelV1, explainBillingDuosInvoiceCancelV1);

function isBillingDuosInvoiceCancelV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.invoice_event_id);
}

function explainBillingDuosInvoiceCancelV1(data: any, path: string, report: Report, visit?: Visit): void {
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
