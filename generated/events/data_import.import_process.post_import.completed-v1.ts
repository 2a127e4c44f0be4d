// Generated from events/data-import/data_import.import_process.post_import.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportImportProcessPostImportCompletedV1 } from "../types/data-import.ts";

export type { DataImportImportProcessPostImportCompletedV1 } from "../types/data-import.ts";

/** A step that follows an import, for example adding a payment instruction to the imported account, was finished. */
export const dataImportImportProcessPostImportCompletedV1: EventContract<"data_import.import_process.post_import.completed", "v1", DataImportImportProcessPostImportCompletedV1> = /* @__PURE__ */ contract("data_import.import_process.post_import.completed-v1", "data_import.import_process.post_import.completed", "v1", isDataImportImportProcessPostImportCompletedV1, explainDataImportImportProcessPostImportCompletedV1);

function isDataImportImportProcessPostImportCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.import_process_resource_type === "string" &&
  typeof v.import_process_external_identifier === "string" &&
  typeof v.identifier === "string";
}

function explainDataImportImportProcessPostImportCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "resource_type,import_process_resource_type,import_process_external_identifier,identifier");
    if (data.resource_type === undefined) {
      report(path + "/resource_type", "required");
    }
    if (data.import_process_resource_type === undefined) {
      report(path + "/import_process_resource_type", "required");
    }
    if (data.import_process_external_identifier === undefined) {
      report(path + "/import_process_external_identifier", "required");
    }
    if (data.identifier === undefined) {
      report(path + "/identifier", "required");
    }
    if (data.resource_type !== undefined) {
      if (typeof data.resource_type !== "string") {
        report(path+"/resource_type", "string");
      }
    }
    if (data.import_process_resource_type !== undefined) {
      if (typeof data.import_process_resource_type !== "string") {
        report(path+"/import_process_resource_type", "string");
      }
    }
    if (data.import_process_external_identifier !== undefined) {
      if (typeof data.import_process_external_identifier !== "string") {
        report(path+"/import_process_external_identifier", "string");
      }
    }
    if (data.identifier !== undefined) {
      if (typeof data.identifier !== "string") {
        report(path+"/identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
