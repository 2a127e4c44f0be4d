// Generated from events/communications/comms.account-call.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CommsAccountCallUpdatedV1 } from "../types/communications.ts";

/** Whether a value satisfies `comms.account-call.updated-v1`, by the code of ajv. */
export declare const commsAccountCallUpdatedV1: AjvGuard<CommsAccountCallUpdatedV1>;
