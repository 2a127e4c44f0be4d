// Generated from events/data-import/data_import.import_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportImportProcessCancelledV1 } from "../types/data-import.ts";

export type { DataImportImportProcessCancelledV1 } from "../types/data-import.ts";

/** The import of a resource, such as an account, was cancelled. */
export const dataImportImportProcessCancelledV1: Contract<"data_import.import_process.cancelled-v1", "data_import.import_process.cancelled", "v1", DataImportImportProcessCancelledV1> = /* @__PURE__ */ contract("data_import.import_process.cancelled-v1", "data_import.import_process.cancelled", "v1", isDataImportImportProcessCancelledV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportImportProcessCancelledV1> {
return options?.unknown === "report" || !isDataImportImportProcessCancelledV1(input) ? examine<DataImportImportProcessCancelledV1>(input, options, explainDataImportImportProcessCancelledV1) : { ok: true, value: input as DataImportImportProcessCancelledV1 };
}

function isDataImportImportProcessCancelledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.expiry_window_end === "string";
}

function explainDataImportImportProcessCancelledV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.resource_type;
    const v2 = v.external_identifier;
    const v3 = v.expiry_window_end;
    found.visit?.(found, v, "", "resource_type,external_identifier,expiry_window_end");
    if (v1 === undefined) missing(found, "resource_type");
    if (v2 === undefined) missing(found, "external_identifier");
    if (v3 === undefined) missing(found, "expiry_window_end");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "resource_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "external_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "expiry_window_end", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
