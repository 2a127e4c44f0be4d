// Generated from events/agreements/agreement.revoked-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementRevokedV2 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.revoked-v2`, by the code of ajv. */
export declare const agreementRevokedV2: AjvGuard<AgreementRevokedV2>;
