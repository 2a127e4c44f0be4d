// Generated from events/business/campaign_account.added-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CampaignAccountAddedV1 } from "../types/business.ts";

/** Whether a value satisfies `campaign_account.added-v1`, by the code of ajv. */
export declare const campaignAccountAddedV1: AjvGuard<CampaignAccountAddedV1>;
