// Generated from events/data-import/data_import.order_process.complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportOrderProcessCompleteV1 } from "../types/data-import.ts";

export type { DataImportOrderProcessCompleteV1 } from "../types/data-import.ts";

/** The import of an order was finished. */
export const dataImportOrderProcessCompleteV1: Contract<"data_import.order_process.complete-v1", "data_import.order_process.complete", "v1", DataImportOrderProcessCompleteV1> = /* @__PURE__ */ contract("data_import.order_process.complete-v1", "data_import.order_process.complete", "v1", isDataImportOrderProcessCompleteV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportOrderProcessCompleteV1> {
return options?.unknown === "report" || !isDataImportOrderProcessCompleteV1(input) ? examine<DataImportOrderProcessCompleteV1>(input, options, explainDataImportOrderProcessCompleteV1) : { ok: true, value: input as DataImportOrderProcessCompleteV1 };
}

function isDataImportOrderProcessCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.process_id === "string";
}

function explainDataImportOrderProcessCompleteV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_order_id;
    const v2 = v.process_id;
    found.visit?.(found, v, "", "external_order_id,process_id");
    if (v1 === undefined) missing(found, "external_order_id");
    if (v2 === undefined) missing(found, "process_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "external_order_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_id", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
