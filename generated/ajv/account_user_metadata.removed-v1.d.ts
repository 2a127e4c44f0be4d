// Generated from events/accounts/account_user_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AccountUserMetadataRemovedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `account_user_metadata.removed-v1`, by the code of ajv. */
export declare const accountUserMetadataRemovedV1: AjvGuard<AccountUserMetadataRemovedV1>;
