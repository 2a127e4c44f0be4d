// Generated from events/agreements/agreement.revoked-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementRevokedV1 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.revoked-v1`, by the code of ajv. */
export declare const agreementRevokedV1: AjvGuard<AgreementRevokedV1>;
