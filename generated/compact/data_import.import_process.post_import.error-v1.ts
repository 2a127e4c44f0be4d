// Generated from events/data-import/data_import.import_process.post_import.error-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("data_import.import_process.post_import.error-v1", isDataImportImportProcessPostImportErrorV1, "{resource_type,import_process_resource_type,import_process_external_identifier,error_code,error_detail}");

function isDataImportImportProcessPostImportErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.import_process_resource_type === "string" &&
  typeof v.import_process_external_identifier === "string" &&
  typeof v.error_code === "string" &&
  typeof v.error_detail === "string";
}
