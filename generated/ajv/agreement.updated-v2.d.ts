// Generated from events/agreements/agreement.updated-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementUpdatedV2 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.updated-v2`, by the code of ajv. */
export declare const agreementUpdatedV2: AjvGuard<AgreementUpdatedV2>;
