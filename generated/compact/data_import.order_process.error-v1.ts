// Generated from events/data-import/data_import.order_process.error-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("data_import.order_process.error-v1", isDataImportOrderProcessErrorV1, "{external_order_id,error_code,error_detail}");

function isDataImportOrderProcessErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}
