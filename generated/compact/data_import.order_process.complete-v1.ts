// Generated from events/data-import/data_import.order_process.complete-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("data_import.order_process.complete-v1", isDataImportOrderProcessCompleteV1, "{external_order_id,process_id}");

function isDataImportOrderProcessCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_order_id === "string" &&
  typeof v.process_id === "string";
}
