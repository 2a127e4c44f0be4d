// Generated from events/ink/ink.messages.reported-phishing-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesReportedPhishingV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.reported-phishing-v1`, by the code of ajv. */
export declare const inkMessagesReportedPhishingV1: AjvGuard<InkMessagesReportedPhishingV1>;
