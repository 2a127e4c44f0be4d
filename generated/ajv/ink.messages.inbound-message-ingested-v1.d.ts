// Generated from events/ink/ink.messages.inbound-message-ingested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesInboundMessageIngestedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.inbound-message-ingested-v1`, by the code of ajv. */
export declare const inkMessagesInboundMessageIngestedV1: AjvGuard<InkMessagesInboundMessageIngestedV1>;
