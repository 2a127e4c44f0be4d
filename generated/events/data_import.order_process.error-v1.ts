// Generated from events/data-import/data_import.order_process.error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DataImportOrderProcessErrorV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessErrorV1 } from "../types/data-import.ts";

/** The import of an order failed. */
export const dataImportOrderProcessErrorV1: EventContract<"data_import.order_process.error", "v1", DataImportOrderProcessErrorV1> = /* @__PURE__ */ contract("data_import.order_process.error-v1", "data_import.order_process.error", "v1", isDataImportOrderProcessErrorV1, explainDataImportOrderProcessErrorV1);

function isDataImportOrderProcessErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}

function explainDataImportOrderProcessErrorV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_order_id,error_code,error_detail");
    if (data.external_order_id === undefined) {
      report(path + "/external_order_id", "required");
    }
    if (data.error_code === undefined) {
      report(path + "/error_code", "required");
    }
    if (data.error_detail === undefined) {
      report(path + "/error_detail", "required");
    }
    if (data.external_order_id !== undefined) {
      if (typeof data.external_order_id !== "string") {
        report(path+"/external_order_id", "string");
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
