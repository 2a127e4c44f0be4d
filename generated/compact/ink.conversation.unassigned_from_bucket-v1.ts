// Generated from events/ink/ink.conversation.unassigned_from_bucket-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.conversation.unassigned_from_bucket-v1", isInkConversationUnassignedFromBucketV1, "{conversation_relay_id,bucket_relay_id,support_user_id:i,organisation_id:i,actor_type,actor_id:i}");

function isInkConversationUnassignedFromBucketV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.bucket_relay_id === "string" &&
  Number.isInteger(v.support_user_id) &&
  Number.isInteger(v.organisation_id) &&
  typeof v.actor_type === "string" &&
  Number.isInteger(v.actor_id);
}
