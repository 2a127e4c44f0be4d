// Generated from events/accounts/account_user.psr_records_updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserPsrRecordsUpdatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user.psr_records_updated-v1`, by the code of ajv. */
export declare const accountUserPsrRecordsUpdatedV1: AjvGuard<AccountUserPsrRecordsUpdatedV1>;
