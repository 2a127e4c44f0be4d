// Generated from events/files-devices-goods/external_messaging.uploaded_file.processing_failed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("external_messaging.uploaded_file.processing_failed-v1", isExternalMessagingUploadedFileProcessingFailedV1, "{file_reference}");

function isExternalMessagingUploadedFileProcessingFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}
