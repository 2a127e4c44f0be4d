// Generated from events/ink/ink.message_attachment.safe-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkMessageAttachmentSafeV1 } from "../types/ink.ts";

export type { InkMessageAttachmentSafeV1 } from "../types/ink.ts";

/** A file attached to a message was found safe. */
export const inkMessageAttachmentSafeV1: Contract<"ink.message_attachment.safe-v1", "ink.message_attachment.safe", "v1", InkMessageAttachmentSafeV1> = /* @__PURE__ */ contract("ink.message_attachment.safe-v1", "ink.message_attachment.safe", "v1", isInkMessageAttachmentSafeV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkMessageAttachmentSafeV1> {
return options?.unknown === "report" || !isInkMessageAttachmentSafeV1(input) ? examine<InkMessageAttachmentSafeV1>(input, options, explainInkMessageAttachmentSafeV1) : { ok: true, value: input as InkMessageAttachmentSafeV1 };
}

function isInkMessageAttachmentSafeV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.filename === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string" &&
  Number.isInteger(v.size_in_bytes);
}

function explainInkMessageAttachmentSafeV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.filename;
    const v2 = v.objstore_key;
    const v3 = v.objstore_bucket;
    const v4 = v.size_in_bytes;
    found.visit?.(found, v, "", "filename,objstore_key,objstore_bucket,size_in_bytes");
    if (v1 === undefined) missing(found, "filename");
    if (v2 === undefined) missing(found, "objstore_key");
    if (v3 === undefined) missing(found, "objstore_bucket");
    if (v4 === undefined) missing(found, "size_in_bytes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "filename", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "objstore_key", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "objstore_bucket", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "size_in_bytes", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
