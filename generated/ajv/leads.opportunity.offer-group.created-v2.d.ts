// Generated from events/leads/leads.opportunity.offer-group.created-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LeadsOpportunityOfferGroupCreatedV2 } from "../types/leads.ts";

/** Whether a value satisfies `leads.opportunity.offer-group.created-v2`, by the code of ajv. */
export declare const leadsOpportunityOfferGroupCreatedV2: AjvGuard<LeadsOpportunityOfferGroupCreatedV2>;
