// Generated from events/ink/ink.conversation.open_status_changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.conversation.open_status_changed-v1", isInkConversationOpenStatusChangedV1, "{conversation_id:i,conversation_relay_id,account_number,latest_contacted_account_user_number,support_user_id:i,actor_type,actor_id:i,organisation_id:i,new_status,previous_status}");

function isInkConversationOpenStatusChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  typeof v.actor_type === "string" &&
  Number.isInteger(v.actor_id) &&
  Number.isInteger(v.organisation_id) &&
  typeof v.new_status === "string" &&
  typeof v.previous_status === "string";
}
