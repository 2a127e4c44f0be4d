// Generated from events/ink/ink.messages.phishing-report-dismissed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesPhishingReportDismissedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.phishing-report-dismissed-v1`, by the code of ajv. */
export declare const inkMessagesPhishingReportDismissedV1: AjvGuard<InkMessagesPhishingReportDismissedV1>;
