// Generated from events/ink/ink.conversation.await_customer_reply-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationAwaitCustomerReplyV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.await_customer_reply-v1`, by the code of ajv. */
export declare const inkConversationAwaitCustomerReplyV1: AjvGuard<InkConversationAwaitCustomerReplyV1>;
