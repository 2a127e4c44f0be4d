// Generated from events/accounts/account.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountReactivatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.reactivated-v1`, by the code of ajv. */
export declare const accountReactivatedV1: AjvGuard<AccountReactivatedV1>;
