// Generated from events/accounts/account.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountCreatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.created-v1`, by the code of ajv. */
export declare const accountCreatedV1: AjvGuard<AccountCreatedV1>;
