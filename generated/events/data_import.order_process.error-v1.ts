// Generated from events/data-import/data_import.order_process.error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportOrderProcessErrorV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessErrorV1 } from "../types/data-import.ts";

/** The import of an order failed. */
export const dataImportOrderProcessErrorV1: Contract<"data_import.order_process.error-v1", "data_import.order_process.error", "v1", DataImportOrderProcessErrorV1> = /* @__PURE__ */ contract("data_import.order_process.error-v1", "data_import.order_process.error", "v1", isDataImportOrderProcessErrorV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportOrderProcessErrorV1> {
return options?.unknown === "report" || !isDataImportOrderProcessErrorV1(input) ? examine<DataImportOrderProcessErrorV1>(input, options, explainDataImportOrderProcessErrorV1) : { ok: true, value: input as DataImportOrderProcessErrorV1 };
}

function isDataImportOrderProcessErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}

function explainDataImportOrderProcessErrorV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_order_id;
    const v2 = v.error_code;
    const v3 = v.error_detail;
    found.visit?.(found, v, "", "external_order_id,error_code,error_detail");
    if (v1 === undefined) missing(found, "external_order_id");
    if (v2 === undefined) missing(found, "error_code");
    if (v3 === undefined) missing(found, "error_detail");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "external_order_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "error_code", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "error_detail", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
