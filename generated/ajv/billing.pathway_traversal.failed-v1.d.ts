// Generated from events/billing/billing.pathway_traversal.failed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingPathwayTraversalFailedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.pathway_traversal.failed-v1`, by the code of ajv. */
export declare const billingPathwayTraversalFailedV1: AjvGuard<BillingPathwayTraversalFailedV1>;
