// Generated from events/ink/ink.messages.outbound-message-failed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesOutboundMessageFailedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.outbound-message-failed-v1`, by the code of ajv. */
export declare const inkMessagesOutboundMessageFailedV1: AjvGuard<InkMessagesOutboundMessageFailedV1>;
