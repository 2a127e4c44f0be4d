// Generated from events/accounts/account.smart-meter-read-permission-changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountSmartMeterReadPermissionChangedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account.smart-meter-read-permission-changed-v1`, by the code of ajv. */
export declare const accountSmartMeterReadPermissionChangedV1: AjvGuard<AccountSmartMeterReadPermissionChangedV1>;
