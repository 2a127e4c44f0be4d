// Generated from events/ink/ink.live-chat.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkLiveChatMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.live-chat.messages.outbound-message-created-v1`, by the code of ajv. */
export declare const inkLiveChatMessagesOutboundMessageCreatedV1: AjvGuard<InkLiveChatMessagesOutboundMessageCreatedV1>;
