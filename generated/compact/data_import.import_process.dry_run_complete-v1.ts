// Generated from events/data-import/data_import.import_process.dry_run_complete-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("data_import.import_process.dry_run_complete-v1", isDataImportImportProcessDryRunCompleteV1, "{resource_type,external_identifier}");

function isDataImportImportProcessDryRunCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.external_identifier === "string";
}
