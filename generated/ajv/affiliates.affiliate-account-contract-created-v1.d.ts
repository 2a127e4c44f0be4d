// Generated from events/accounts/affiliates.affiliate-account-contract-created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AffiliatesAffiliateAccountContractCreatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `affiliates.affiliate-account-contract-created-v1`, by the code of ajv. */
export declare const affiliatesAffiliateAccountContractCreatedV1: AjvGuard<AffiliatesAffiliateAccountContractCreatedV1>;
