// Generated from events/files-devices-goods/external_messaging.uploaded_file.processing_failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ExternalMessagingUploadedFileProcessingFailedV1 } from "../types/files-devices-goods.ts";

export type { ExternalMessagingUploadedFileProcessingFailedV1 } from "../types/files-devices-goods.ts";

/** A file uploaded for external messaging could not be processed. The message does not say why. */
export const externalMessagingUploadedFileProcessingFailedV1: Contract<"external_messaging.uploaded_file.processing_failed-v1", "external_messaging.uploaded_file.processing_failed", "v1", ExternalMessagingUploadedFileProcessingFailedV1> = /* @__PURE__ */ contract("external_messaging.uploaded_file.processing_failed-v1", "external_messaging.uploaded_file.processing_failed", "v1", isExternalMessagingUploadedFileProcessingFailedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ExternalMessagingUploadedFileProcessingFailedV1> {
return options?.unknown === "report" || !isExternalMessagingUploadedFileProcessingFailedV1(input) ? examine<ExternalMessagingUploadedFileProcessingFailedV1>(input, options, explainExternalMessagingUploadedFileProcessingFailedV1) : { ok: true, value: input as ExternalMessagingUploadedFileProcessingFailedV1 };
}

function isExternalMessagingUploadedFileProcessingFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}

function explainExternalMessagingUploadedFileProcessingFailedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.file_reference;
    found.visit?.(found, v, "", "file_reference");
    if (v1 === undefined) missing(found, "file_reference");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "file_reference", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
