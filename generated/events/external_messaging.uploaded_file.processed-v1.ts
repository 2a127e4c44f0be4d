// Generated from events/files-devices-goods/external_messaging.uploaded_file.processed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ExternalMessagingUploadedFileProcessedV1 } from "../types/files-devices-goods.ts";

export type { ExternalMessagingUploadedFileProcessedV1 } from "../types/files-devices-goods.ts";

/** The processing of a file uploaded for external messaging was finished. */
export const externalMessagingUploadedFileProcessedV1: EventContract<"external_messaging.uploaded_file.processed", "v1", ExternalMessagingUploadedFileProcessedV1> = /* @__PURE__ */ contract("external_messaging.uploaded_file.processed-v1", "external_messaging.uploaded_file.processed", "v1", isExternalMessagingUploadedFileProcessedV1, explainExternalMessagingUploadedFileProcessedV1);

function isExternalMessagingUploadedFileProcessedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}

function explainExternalMessagingUploadedFileProcessedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
