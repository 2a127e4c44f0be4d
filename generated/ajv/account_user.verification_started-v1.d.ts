// Generated from events/accounts/account_user.verification_started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserVerificationStartedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user.verification_started-v1`, by the code of ajv. */
export declare const accountUserVerificationStartedV1: AjvGuard<AccountUserVerificationStartedV1>;
