// Generated from events/data-import/data_import.import_process.dry_run_complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportImportProcessDryRunCompleteV1 } from "../types/data-import.ts";

export type { DataImportImportProcessDryRunCompleteV1 } from "../types/data-import.ts";

/** A rehearsal of an import (a dry run) went through. The message names no imported resource. */
export const dataImportImportProcessDryRunCompleteV1: EventContract<"data_import.import_process.dry_run_complete", "v1", DataImportImportProcessDryRunCompleteV1> = /* @__PURE__ */ contract("data_import.import_process.dry_run_complete-v1", "data_import.import_process.dry_run_complete", "v1", isDataImportImportProcessDryRunCompleteV1, explainDataImportImportProcessDryRunCompleteV1);

function isDataImportImportProcessDryRunCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string";
}

function explainDataImportImportProcessDryRunCompleteV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "resource_type,external_identifier");
    if (data.resource_type === undefined) {
      report(path + "/resource_type", "required");
    }
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.resource_type !== undefined) {
      if (typeof data.resource_type !== "string") {
        report(path+"/resource_type", "string");
      }
    }
    if (data.external_identifier !== undefined) {
      if (typeof data.external_identifier !== "string") {
        report(path+"/external_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
