// Generated from events/data-import/data_import.import_process.dry_run_complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportImportProcessDryRunCompleteV1 } from "../types/data-import.ts";

export type { DataImportImportProcessDryRunCompleteV1 } from "../types/data-import.ts";

/** A rehearsal of an import (a dry run) went through. The message names no imported resource. */
export const dataImportImportProcessDryRunCompleteV1: Contract<"data_import.import_process.dry_run_complete-v1", "data_import.import_process.dry_run_complete", "v1", DataImportImportProcessDryRunCompleteV1> = /* @__PURE__ */ contract("data_import.import_process.dry_run_complete-v1", "data_import.import_process.dry_run_complete", "v1", isDataImportImportProcessDryRunCompleteV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportImportProcessDryRunCompleteV1> {
return options?.unknown === "report" || !isDataImportImportProcessDryRunCompleteV1(input) ? examine<DataImportImportProcessDryRunCompleteV1>(input, options, explainDataImportImportProcessDryRunCompleteV1) : { ok: true, value: input as DataImportImportProcessDryRunCompleteV1 };
}

function isDataImportImportProcessDryRunCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string";
}

function explainDataImportImportProcessDryRunCompleteV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.resource_type;
    const v2 = v.external_identifier;
    found.visit?.(found, v, "", "resource_type,external_identifier");
    if (v1 === undefined) missing(found, "resource_type");
    if (v2 === undefined) missing(found, "external_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "resource_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "external_identifier", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
