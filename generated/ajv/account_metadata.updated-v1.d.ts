// Generated from events/accounts/account_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountMetadataUpdatedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_metadata.updated-v1`, by the code of ajv. */
export declare const accountMetadataUpdatedV1: AjvGuard<AccountMetadataUpdatedV1>;
