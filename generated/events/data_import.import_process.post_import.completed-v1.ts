// Generated from events/data-import/data_import.import_process.post_import.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DataImportImportProcessPostImportCompletedV1 } from "../types/data-import.ts";

export type { DataImportImportProcessPostImportCompletedV1 } from "../types/data-import.ts";

/** A step that follows an import, for example adding a payment instruction to the imported account, was finished. */
export const dataImportImportProcessPostImportCompletedV1: Contract<"data_import.import_process.post_import.completed-v1", "data_import.import_process.post_import.completed", "v1", DataImportImportProcessPostImportCompletedV1> = /* @__PURE__ */ contract("data_import.import_process.post_import.completed-v1", "data_import.import_process.post_import.completed", "v1", isDataImportImportProcessPostImportCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DataImportImportProcessPostImportCompletedV1> {
return options?.unknown === "report" || !isDataImportImportProcessPostImportCompletedV1(input) ? examine<DataImportImportProcessPostImportCompletedV1>(input, options, explainDataImportImportProcessPostImportCompletedV1) : { ok: true, value: input as DataImportImportProcessPostImportCompletedV1 };
}

function isDataImportImportProcessPostImportCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.resource_type === "string" &&
  typeof v.import_process_resource_type === "string" &&
  typeof v.import_process_external_identifier === "string" &&
  typeof v.identifier === "string";
}

function explainDataImportImportProcessPostImportCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.resource_type;
    const v2 = v.import_process_resource_type;
    const v3 = v.import_process_external_identifier;
    const v4 = v.identifier;
    found.visit?.(found, v, "", "resource_type,import_process_resource_type,import_process_external_identifier,identifier");
    if (v1 === undefined) missing(found, "resource_type");
    if (v2 === undefined) missing(found, "import_process_resource_type");
    if (v3 === undefined) missing(found, "import_process_external_identifier");
    if (v4 === undefined) missing(found, "identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "resource_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "import_process_resource_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "import_process_external_identifier", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "identifier", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
