// Generated from events/leads/leads.opportunity.document-attached-to-opportunity-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LeadsOpportunityDocumentAttachedToOpportunityV1 } from "../types/leads.ts";

/** Whether a value satisfies `leads.opportunity.document-attached-to-opportunity-v1`, by the code of ajv. */
export declare const leadsOpportunityDocumentAttachedToOpportunityV1: AjvGuard<LeadsOpportunityDocumentAttachedToOpportunityV1>;
