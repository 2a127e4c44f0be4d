// Generated from events/agreements/agreement.terminated-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AgreementTerminatedV2 } from "../types/agreements.ts";

/** Whether a value satisfies `agreement.terminated-v2`, by the code of ajv. */
export declare const agreementTerminatedV2: AjvGuard<AgreementTerminatedV2>;
