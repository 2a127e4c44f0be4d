// Generated from events/ink/ink.content.inbound-message-tagged-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isInkMessageContent } from "../shapes/InkMessageContent.ts";

export default /* @__PURE__ */ compactContract("ink.content.inbound-message-tagged-v1", isInkContentInboundMessageTaggedV1, "{conversation_id:i,conversation_relay_id,account_number,message{message_id:i,occurred_at,channel,content{from_address?,subject?,to_addresses?[],tags[]}}}");

function isInkContentInboundMessageTaggedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessageContent(v.message);
}
