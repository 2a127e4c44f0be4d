// Generated from events/ink/ink.message_attachment.safe-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkMessageAttachmentSafeV1 } from "../types/ink.ts";

export type { InkMessageAttachmentSafeV1 } from "../types/ink.ts";

/** A file attached to a message was found safe. */
export const inkMessageAttachmentSafeV1: EventContract<"ink.message_attachment.safe", "v1", InkMessageAttachmentSafeV1> = /* @__PURE__ */ contract("ink.message_attachment.safe-v1", "ink.message_attachment.safe", "v1", isInkMessageAttachmentSafeV1, explainInkMessageAttachmentSafeV1);

function isInkMessageAttachmentSafeV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.filename === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string" &&
  Number.isInteger(v.size_in_bytes);
}

function explainInkMessageAttachmentSafeV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "filename,objstore_key,objstore_bucket,size_in_bytes");
    if (data.filename === undefined) {
      report(path + "/filename", "required");
    }
    if (data.objstore_key === undefined) {
      report(path + "/objstore_key", "required");
    }
    if (data.objstore_bucket === undefined) {
      report(path + "/objstore_bucket", "required");
    }
    if (data.size_in_bytes === undefined) {
      report(path + "/size_in_bytes", "required");
    }
    if (data.filename !== undefined) {
      if (typeof data.filename !== "string") {
        report(path+"/filename", "string");
      }
    }
    if (data.objstore_key !== undefined) {
      if (typeof data.objstore_key !== "string") {
        report(path+"/objstore_key", "string");
      }
    }
    if (data.objstore_bucket !== undefined) {
      if (typeof data.objstore_bucket !== "string") {
        report(path+"/objstore_bucket", "string");
      }
    }
    if (data.size_in_bytes !== undefined) {
      let data3 = data.size_in_bytes;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/size_in_bytes", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
