// Generated from events/agreements/agreement.terminated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementTerminatedV1 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.terminated-v1`, by the code of ajv. */
export declare const agreementTerminatedV1: AjvGuard<AgreementTerminatedV1>;
