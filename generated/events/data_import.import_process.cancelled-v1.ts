// Generated from events/data-import/data_import.import_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportImportProcessCancelledV1 } from "../types/data-import.ts";

export type { DataImportImportProcessCancelledV1 } from "../types/data-import.ts";

/** The import of a resource, such as an account, was cancelled. */
export const dataImportImportProcessCancelledV1: EventContract<"data_import.import_process.cancelled", "v1", DataImportImportProcessCancelledV1> = /* @__PURE__ */ contract("data_import.import_process.cancelled-v1", "data_import.import_process.cancelled", "v1", isDataImportImportProcessCancelledV1, explainDataImportImportProcessCancelledV1);

function isDataImportImportProcessCancelledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.expiry_window_end === "string";
}

function explainDataImportImportProcessCancelledV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "resource_type,external_identifier,expiry_window_end");
    if (data.resource_type === undefined) {
      report(path + "/resource_type", "required");
    }
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.expiry_window_end === undefined) {
      report(path + "/expiry_window_end", "required");
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
    if (data.expiry_window_end !== undefined) {
      if (typeof data.expiry_window_end !== "string") {
        report(path+"/expiry_window_end", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
