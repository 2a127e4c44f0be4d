// Generated from events/accounts/account.occupied-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountOccupiedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.occupied-v1`, by the code of ajv. */
export declare const accountOccupiedV1: AjvGuard<AccountOccupiedV1>;
