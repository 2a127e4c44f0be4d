// Generated from events/agreements/agreement.rollover.completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementRolloverCompletedV1 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.rollover.completed-v1`, by the code of ajv. */
export declare const agreementRolloverCompletedV1: AjvGuard<AgreementRolloverCompletedV1>;
