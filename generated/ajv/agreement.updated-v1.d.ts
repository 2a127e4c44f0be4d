// Generated from events/agreements/agreement.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementUpdatedV1 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.updated-v1`, by the code of ajv. */
export declare const agreementUpdatedV1: AjvGuard<AgreementUpdatedV1>;
