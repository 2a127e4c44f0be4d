// Generated from events/ink/ink.messages.outbound-message-failed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isInkFailureData } from "../shapes/InkFailureData.ts";
import { isInkMessageWithVendor } from "../shapes/InkMessageWithVendor.ts";

export default /* @__PURE__ */ compactContract("ink.messages.outbound-message-failed-v1", isInkMessagesOutboundMessageFailedV1, "{conversation_relay_id,message{relay_id,vendor,vendor_id,channel,occurred_at},failure{type,reason,occurred_at}}");

function isInkMessagesOutboundMessageFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  isInkMessageWithVendor(v.message) &&
  isInkFailureData(v.failure);
}
