// Generated from events/leads/leads.lead.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LeadsLeadStageUpdatedV1 } from "../types/leads.ts";

/** Whether a value satisfies `leads.lead.stage-updated-v1`, by the code of ajv. */
export declare const leadsLeadStageUpdatedV1: AjvGuard<LeadsLeadStageUpdatedV1>;
