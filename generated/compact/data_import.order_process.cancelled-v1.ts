// Generated from events/data-import/data_import.order_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("data_import.order_process.cancelled-v1", isDataImportOrderProcessCancelledV1, "{external_order_id,expiry_window_end}");

function isDataImportOrderProcessCancelledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.expiry_window_end === "string";
}
