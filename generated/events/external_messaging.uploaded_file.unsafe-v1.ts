// Generated from events/files-devices-goods/external_messaging.uploaded_file.unsafe-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ExternalMessagingUploadedFileUnsafeV1 } from "../types/files-devices-goods.ts";

export type { ExternalMessagingUploadedFileUnsafeV1 } from "../types/files-devices-goods.ts";

/** A file uploaded for external messaging was found to be unsafe. The message does not say what is wrong with it. */
export const externalMessagingUploadedFileUnsafeV1: EventContract<"external_messaging.uploaded_file.unsafe", "v1", ExternalMessagingUploadedFileUnsafeV1> = /* @__PURE__ */ contract("external_messaging.uploaded_file.unsafe-v1", "external_messaging.uploaded_file.unsafe", "v1", isExternalMessagingUploadedFileUnsafeV1, explainExternalMessagingUploadedFileUnsafeV1);

function isExternalMessagingUploadedFileUnsafeV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}

function explainExternalMessagingUploadedFileUnsafeV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "file_reference");
    if (data.file_reference === undefined) {
      report(path + "/file_reference", "required");
    }
    if (data.file_reference !== undefined) {
      if (typeof data.file_reference !== "string") {
        report(path+"/file_reference", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
