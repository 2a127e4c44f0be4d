// Generated from events/ink/ink.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isInkMessage } from "../shapes/InkMessage.ts";

export default /* @__PURE__ */ compactContract("ink.messages.outbound-message-created-v1", isInkMessagesOutboundMessageCreatedV1, "{conversation_relay_id,account_number,message{relay_id,vendor_id,channel,occurred_at}}");

function isInkMessagesOutboundMessageCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}
