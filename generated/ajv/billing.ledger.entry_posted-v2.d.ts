// Generated from events/billing/billing.ledger.entry_posted-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingLedgerEntryPostedV2 } from "../types/billing.ts";

/** Whether a value satisfies `billing.ledger.entry_posted-v2`, by the code of ajv. */
export declare const billingLedgerEntryPostedV2: AjvGuard<BillingLedgerEntryPostedV2>;
