// Generated from events/accounts/account.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUpdatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.updated-v1`, by the code of ajv. */
export declare const accountUpdatedV1: AjvGuard<AccountUpdatedV1>;
