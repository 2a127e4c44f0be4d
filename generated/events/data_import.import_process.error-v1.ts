// Generated from events/data-import/data_import.import_process.error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportImportProcessErrorV1 } from "../types/data-import.ts";

export type { DataImportImportProcessErrorV1 } from "../types/data-import.ts";

/** The import of a resource, such as an account, failed. */
export const dataImportImportProcessErrorV1: EventContract<"data_import.import_process.error", "v1", DataImportImportProcessErrorV1> = /* @__PURE__ */ contract("data_import.import_process.error-v1", "data_import.import_process.error", "v1", isDataImportImportProcessErrorV1, explainDataImportImportProcessErrorV1);

function isDataImportImportProcessErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}

function explainDataImportImportProcessErrorV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "resource_type,external_identifier,error_code,error_detail");
    if (data.resource_type === undefined) {
      report(path + "/resource_type", "required");
    }
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.error_code === undefined) {
      report(path + "/error_code", "required");
    }
    if (data.error_detail === undefined) {
      report(path + "/error_detail", "required");
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
    if (data.error_code !== undefined) {
      if (typeof data.error_code !== "string") {
        report(path+"/error_code", "string");
      }
    }
    if (data.error_detail !== undefined) {
      if (typeof data.error_detail !== "string") {
        report(path+"/error_detail", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
