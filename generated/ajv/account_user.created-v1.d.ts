// Generated from events/accounts/account_user.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserCreatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user.created-v1`, by the code of ajv. */
export declare const accountUserCreatedV1: AjvGuard<AccountUserCreatedV1>;
