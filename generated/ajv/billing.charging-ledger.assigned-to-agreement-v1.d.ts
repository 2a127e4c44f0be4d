// Generated from events/billing/billing.charging-ledger.assigned-to-agreement-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingChargingLedgerAssignedToAgreementV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.charging-ledger.assigned-to-agreement-v1`, by the code of ajv. */
export declare const billingChargingLedgerAssignedToAgreementV1: AjvGuard<BillingChargingLedgerAssignedToAgreementV1>;
