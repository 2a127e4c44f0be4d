// Generated from events/data-import/data_import.order_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportOrderProcessCancelledV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessCancelledV1 } from "../types/data-import.ts";

/** The import of an order was cancelled. */
export const dataImportOrderProcessCancelledV1: EventContract<"data_import.order_process.cancelled", "v1", DataImportOrderProcessCancelledV1> = /* @__PURE__ */ contract("data_import.order_process.cancelled-v1", "data_import.order_process.cancelled", "v1", isDataImportOrderProcessCancelledV1, explainDataImportOrderProcessCancelledV1);

function isDataImportOrderProcessCancelledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.expiry_window_end === "string";
}

function explainDataImportOrderProcessCancelledV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_order_id,expiry_window_end");
    if (data.external_order_id === undefined) {
      report(path + "/external_order_id", "required");
    }
    if (data.expiry_window_end === undefined) {
      report(path + "/expiry_window_end", "required");
    }
    if (data.external_order_id !== undefined) {
      if (typeof data.external_order_id !== "string") {
        report(path+"/external_order_id", "string");
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
