// Generated from events/ink/ink.live-chat.closed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.live-chat.closed-v1", isInkLiveChatClosedV1, "{live_chat_conversation_relay_id,close_reason,account_number?}");

function isInkLiveChatClosedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.live_chat_conversation_relay_id === "string" &&
  typeof v.close_reason === "string" &&
  ((v1 = v.account_number) === undefined || typeof v1 === "string");
}
