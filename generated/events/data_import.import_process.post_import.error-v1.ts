// Generated from events/data-import/data_import.import_process.post_import.error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportImportProcessPostImportErrorV1 } from "../types/data-import.ts";

export type { DataImportImportProcessPostImportErrorV1 } from "../types/data-import.ts";

/** A step that follows an import, for example adding a past payment to the imported account, failed. */
export const dataImportImportProcessPostImportErrorV1: Contract<"data_import.import_process.post_import.error-v1", "data_import.import_process.post_import.error", "v1", DataImportImportProcessPostImportErrorV1> = /* @__PURE__ */ contract("data_import.import_process.post_import.error-v1", "data_import.import_process.post_import.error", "v1", isDataImportImportProcessPostImportErrorV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportImportProcessPostImportErrorV1> {
return options?.unknown === "report" || !isDataImportImportProcessPostImportErrorV1(input) ? examine<DataImportImportProcessPostImportErrorV1>(input, options, explainDataImportImportProcessPostImportErrorV1) : { ok: true, value: input as DataImportImportProcessPostImportErrorV1 };
}

function isDataImportImportProcessPostImportErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.import_process_resource_type === "string" &&
  typeof v.import_process_external_identifier === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}

function explainDataImportImportProcessPostImportErrorV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.resource_type;
    const v2 = v.import_process_resource_type;
    const v3 = v.import_process_external_identifier;
    const v4 = v.error_code;
    const v5 = v.error_detail;
    found.visit?.(found, v, "", "resource_type,import_process_resource_type,import_process_external_identifier,error_code,error_detail");
    if (v1 === undefined) missing(found, "resource_type");
    if (v2 === undefined) missing(found, "import_process_resource_type");
    if (v3 === undefined) missing(found, "import_process_external_identifier");
    if (v4 === undefined) missing(found, "error_code");
    if (v5 === undefined) missing(found, "error_detail");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "resource_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "import_process_resource_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "import_process_external_identifier", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "error_code", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "error_detail", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
