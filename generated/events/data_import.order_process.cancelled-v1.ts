// Generated from events/data-import/data_import.order_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportOrderProcessCancelledV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessCancelledV1 } from "../types/data-import.ts";

/** The import of an order was cancelled. */
export const dataImportOrderProcessCancelledV1: Contract<"data_import.order_process.cancelled-v1", "data_import.order_process.cancelled", "v1", DataImportOrderProcessCancelledV1> = /* @__PURE__ */ contract("data_import.order_process.cancelled-v1", "data_import.order_process.cancelled", "v1", isDataImportOrderProcessCancelledV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportOrderProcessCancelledV1> {
return options?.unknown === "report" || !isDataImportOrderProcessCancelledV1(input) ? examine<DataImportOrderProcessCancelledV1>(input, options, explainDataImportOrderProcessCancelledV1) : { ok: true, value: input as DataImportOrderProcessCancelledV1 };
}

function isDataImportOrderProcessCancelledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.expiry_window_end === "string";
}

function explainDataImportOrderProcessCancelledV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_order_id;
    const v2 = v.expiry_window_end;
    found.visit?.(found, v, "", "external_order_id,expiry_window_end");
    if (v1 === undefined) missing(found, "external_order_id");
    if (v2 === undefined) missing(found, "expiry_window_end");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "external_order_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "expiry_window_end", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
