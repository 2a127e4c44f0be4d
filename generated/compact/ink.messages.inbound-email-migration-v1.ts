// Generated from events/ink/ink.messages.inbound-email-migration-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.messages.inbound-email-migration-v1", isInkMessagesInboundEmailMigrationV1, "{message_id,objstore_key,objstore_bucket}");

function isInkMessagesInboundEmailMigrationV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.message_id === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string";
}
