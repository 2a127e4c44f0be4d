// Generated from events/ink/ink.conversation.assigned_to_timeline-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.conversation.assigned_to_timeline-v1", isInkConversationAssignedToTimelineV1, "{conversation_relay_id,timeline_relay_id,support_user_id:i}");

function isInkConversationAssignedToTimelineV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.timeline_relay_id === "string" &&
  Number.isInteger(v.support_user_id);
}
