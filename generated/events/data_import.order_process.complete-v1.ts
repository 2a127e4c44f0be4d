// Generated from events/data-import/data_import.order_process.complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportOrderProcessCompleteV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessCompleteV1 } from "../types/data-import.ts";

/** The import of an order was finished. */
export const dataImportOrderProcessCompleteV1: EventContract<"data_import.order_process.complete", "v1", DataImportOrderProcessCompleteV1> = /* @__PURE__ */ contract("data_import.order_process.complete-v1", "data_import.order_process.complete", "v1", isDataImportOrderProcessCompleteV1, explainDataImportOrderProcessCompleteV1);

function isDataImportOrderProcessCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.process_id === "string";
}

function explainDataImportOrderProcessCompleteV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_order_id,process_id");
    if (data.external_order_id === undefined) {
      report(path + "/external_order_id", "required");
    }
    if (data.process_id === undefined) {
      report(path + "/process_id", "required");
    }
    if (data.external_order_id !== undefined) {
      if (typeof data.external_order_id !== "string") {
        report(path+"/external_order_id", "string");
      }
    }
    if (data.process_id !== undefined) {
      if (typeof data.process_id !== "string") {
        report(path+"/process_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
