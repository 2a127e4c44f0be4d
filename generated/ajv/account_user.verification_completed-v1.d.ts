// Generated from events/accounts/account_user.verification_completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserVerificationCompletedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user.verification_completed-v1`, by the code of ajv. */
export declare const accountUserVerificationCompletedV1: AjvGuard<AccountUserVerificationCompletedV1>;
