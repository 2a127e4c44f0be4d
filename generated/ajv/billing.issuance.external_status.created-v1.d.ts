// Generated from events/billing/billing.issuance.external_status.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingIssuanceExternalStatusCreatedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.issuance.external_status.created-v1`, by the code of ajv. */
export declare const billingIssuanceExternalStatusCreatedV1: AjvGuard<BillingIssuanceExternalStatusCreatedV1>;
