// Generated from events/agreements/agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementCreatedV1 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.created-v1`, by the code of ajv. */
export declare const agreementCreatedV1: AjvGuard<AgreementCreatedV1>;
