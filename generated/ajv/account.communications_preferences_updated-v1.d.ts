// Generated from events/accounts/account.communications_preferences_updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountCommunicationsPreferencesUpdatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.communications_preferences_updated-v1`, by the code of ajv. */
export declare const accountCommunicationsPreferencesUpdatedV1: AjvGuard<AccountCommunicationsPreferencesUpdatedV1>;
