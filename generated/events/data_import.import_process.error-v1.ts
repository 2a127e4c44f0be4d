// Generated from events/data-import/data_import.import_process.error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportImportProcessErrorV1 } from "../types/data-import.ts";

export type { DataImportImportProcessErrorV1 } from "../types/data-import.ts";

/** The import of a resource, such as an account, failed. */
export const dataImportImportProcessErrorV1: Contract<"data_import.import_process.error-v1", "data_import.import_process.error", "v1", DataImportImportProcessErrorV1> = /* @__PURE__ */ contract("data_import.import_process.error-v1", "data_import.import_process.error", "v1", isDataImportImportProcessErrorV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportImportProcessErrorV1> {
return options?.unknown === "report" || !isDataImportImportProcessErrorV1(input) ? examine<DataImportImportProcessErrorV1>(input, options, explainDataImportImportProcessErrorV1) : { ok: true, value: input as DataImportImportProcessErrorV1 };
}

function isDataImportImportProcessErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}

function explainDataImportImportProcessErrorV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.resource_type;
    const v2 = v.external_identifier;
    const v3 = v.error_code;
    const v4 = v.error_detail;
    found.visit?.(found, v, "", "resource_type,external_identifier,error_code,error_detail");
    if (v1 === undefined) missing(found, "resource_type");
    if (v2 === undefined) missing(found, "external_identifier");
    if (v3 === undefined) missing(found, "error_code");
    if (v4 === undefined) missing(found, "error_detail");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "resource_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "external_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "error_code", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "error_detail", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
