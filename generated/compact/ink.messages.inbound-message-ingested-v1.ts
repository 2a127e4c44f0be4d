// Generated from events/ink/ink.messages.inbound-message-ingested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.messages.inbound-message-ingested-v1", isInkMessagesInboundMessageIngestedV1, "{channel,vendor,vendor_id,message_relay_id}");

function isInkMessagesInboundMessageIngestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.channel === "string" &&
  typeof v.vendor === "string" &&
  typeof v.vendor_id === "string" &&
  typeof v.message_relay_id === "string";
}
