// Generated from events/files-devices-goods/external_messaging.uploaded_file.unsafe-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ExternalMessagingUploadedFileUnsafeV1 } from "../types/files-devices-goods.ts";

export type { ExternalMessagingUploadedFileUnsafeV1 } from "../types/files-devices-goods.ts";

/** A file uploaded for external messaging was found to be unsafe. The message does not say what is wrong with it. */
export const externalMessagingUploadedFileUnsafeV1: Contract<"external_messaging.uploaded_file.unsafe-v1", "external_messaging.uploaded_file.unsafe", "v1", ExternalMessagingUploadedFileUnsafeV1> = /* @__PURE__ */ contract("external_messaging.uploaded_file.unsafe-v1", "external_messaging.uploaded_file.unsafe", "v1", isExternalMessagingUploadedFileUnsafeV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ExternalMessagingUploadedFileUnsafeV1> {
return options?.unknown === "report" || !isExternalMessagingUploadedFileUnsafeV1(input) ? examine<ExternalMessagingUploadedFileUnsafeV1>(input, options, explainExternalMessagingUploadedFileUnsafeV1) : { ok: true, value: input as ExternalMessagingUploadedFileUnsafeV1 };
}

function isExternalMessagingUploadedFileUnsafeV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.file_reference === "string";
}

function explainExternalMessagingUploadedFileUnsafeV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.file_reference;
    found.visit?.(found, v, "", "file_reference");
    if (v1 === undefined) missing(found, "file_reference");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "file_reference", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
