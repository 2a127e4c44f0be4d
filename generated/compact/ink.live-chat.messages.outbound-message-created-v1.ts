// Generated from events/ink/ink.live-chat.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isInkConversation } from "../shapes/InkConversation.ts";

export default /* @__PURE__ */ compactContract("ink.live-chat.messages.outbound-message-created-v1", isInkLiveChatMessagesOutboundMessageCreatedV1, "{live_chat_conversation{conversation_relay_id,account_number,message{relay_id,vendor_id,channel,occurred_at}}}");

function isInkLiveChatMessagesOutboundMessageCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isInkConversation(v.live_chat_conversation);
}
