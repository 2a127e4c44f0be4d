// Generated from events/files-devices-goods/external_messaging.uploaded_file.processed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ExternalMessagingUploadedFileProcessedV1 } from "../types/files-devices-goods.ts";

export type { ExternalMessagingUploadedFileProcessedV1 } from "../types/files-devices-goods.ts";

/** The processing of a file uploaded for external messaging was finished. */
export const externalMessagingUploadedFileProcessedV1: Contract<"external_messaging.uploaded_file.processed-v1", "external_messaging.uploaded_file.processed", "v1", ExternalMessagingUploadedFileProcessedV1> = /* @__PURE__ */ contract("external_messaging.uploaded_file.processed-v1", "external_messaging.uploaded_file.processed", "v1", isExternalMessagingUploadedFileProcessedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ExternalMessagingUploadedFileProcessedV1> {
return options?.unknown === "report" || !isExternalMessagingUploadedFileProcessedV1(input) ? examine<ExternalMessagingUploadedFileProcessedV1>(input, options, explainExternalMessagingUploadedFileProcessedV1) : { ok: true, value: input as ExternalMessagingUploadedFileProcessedV1 };
}

function isExternalMessagingUploadedFileProcessedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}

function explainExternalMessagingUploadedFileProcessedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.file_reference;
    found.visit?.(found, v, "", "file_reference");
    if (v1 === undefined) missing(found, "file_reference");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "file_reference", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
