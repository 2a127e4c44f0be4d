// Generated from events/leads/leads.opportunity.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LeadsOpportunityStageUpdatedV1 } from "../types/leads.ts";

/** Whether a value satisfies `leads.opportunity.stage-updated-v1`, by the code of ajv. */
export declare const leadsOpportunityStageUpdatedV1: AjvGuard<LeadsOpportunityStageUpdatedV1>;
