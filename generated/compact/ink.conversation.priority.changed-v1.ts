// Generated from events/ink/ink.conversation.priority.changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.conversation.priority.changed-v1", isInkConversationPriorityChangedV1, "{conversation_id:i,conversation_relay_id,old_priority:n,new_priority:n,prioritized_at,message_id:i,message_relay_id,account_number,latest_contacted_account_user_number,support_user_id:i,organisation_id:i}");

function isInkConversationPriorityChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  Number.isFinite(v.old_priority) &&
  Number.isFinite(v.new_priority) &&
  typeof v.prioritized_at === "string" &&
  Number.isInteger(v.message_id) &&
  typeof v.message_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  Number.isInteger(v.organisation_id);
}
