// Generated from events/billing/billing.ledger.entry_removed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingLedgerEntryRemovedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.ledger.entry_removed-v1`, by the code of ajv. */
export declare const billingLedgerEntryRemovedV1: AjvGuard<BillingLedgerEntryRemovedV1>;
