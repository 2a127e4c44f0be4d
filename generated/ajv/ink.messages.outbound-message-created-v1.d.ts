// Generated from events/ink/ink.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.outbound-message-created-v1`, by the code of ajv. */
export declare const inkMessagesOutboundMessageCreatedV1: AjvGuard<InkMessagesOutboundMessageCreatedV1>;
