// Generated from events/billing/billing.charging-ledger.assigned-to-agreement-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingChargingLedgerAssignedToAgreementV1 } from "../types/billing.ts";

export type { BillingChargingLedgerAssignedToAgreementV1 } from "../types/billing.ts";

/** A ledger was assigned to an agreement as its charging ledger, the one meant for the agreement's charges. */
export const billingChargingLedgerAssignedToAgreementV1: Contract<"billing.charging-ledger.assigned-to-agreement-v1", "billing.charging-ledger.assigned-to-agreement", "v1", BillingChargingLedgerAssignedToAgreementV1> = /* @__PURE__ */ contract("billing.charging-ledger.assigned-to-agreement-v1", "billing.charging-ledger.assigned-to-agreement", "v1", isBillingChargingLedgerAssignedToAgreementV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingChargingLedgerAssignedToAgreementV1> {
return options?.unknown === "report" || !isBillingChargingLedgerAssignedToAgreementV1(input) ? examine<BillingChargingLedgerAssignedToAgreementV1>(input, options, explainBillingChargingLedgerAssignedToAgreementV1) : { ok: true, value: input as BillingChargingLedgerAssignedToAgreementV1 };
}

function isBillingChargingLedgerAssignedToAgreementV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  Number.isInteger(v.agreement_id) &&
  typeof v.assigned_at === "string";
}

function explainBillingChargingLedgerAssignedToAgreementV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.agreement_id;
    const v3 = v.assigned_at;
    found.visit?.(found, v, "", "ledger_number,agreement_id,assigned_at");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "agreement_id");
    if (v3 === undefined) missing(found, "assigned_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "agreement_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "assigned_at", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
