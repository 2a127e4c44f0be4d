// Generated from events/accounts/actual.intervals.received-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ActualIntervalsReceivedV1 } from "../types/accounts.ts";

/** Whether a value satisfies `actual.intervals.received-v1`, by the code of ajv. */
export declare const actualIntervalsReceivedV1: AjvGuard<ActualIntervalsReceivedV1>;
