// Generated from events/business/campaign_account.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CampaignAccountUpdatedV1 } from "../types/business.ts";

/** Whether a value satisfies `campaign_account.updated-v1`, by the code of ajv. */
export declare const campaignAccountUpdatedV1: AjvGuard<CampaignAccountUpdatedV1>;
