// Generated from events/accounts/account_user.password_changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserPasswordChangedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user.password_changed-v1`, by the code of ajv. */
export declare const accountUserPasswordChangedV1: AjvGuard<AccountUserPasswordChangedV1>;
