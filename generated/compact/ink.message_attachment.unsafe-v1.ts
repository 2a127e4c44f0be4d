// Generated from events/ink/ink.message_attachment.unsafe-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("ink.message_attachment.unsafe-v1", isInkMessageAttachmentUnsafeV1, "{filename,objstore_key,objstore_bucket,size_in_bytes:i}");

function isInkMessageAttachmentUnsafeV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.filename === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string" &&
  Number.isInteger(v.size_in_bytes);
}
