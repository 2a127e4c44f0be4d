// Generated from events/data-import/data_import.import_process.dry_run_complete-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DataImportImportProcessDryRunCompleteV1 } from "../types/data-import.ts";

/** Whether a value satisfies `data_import.import_process.dry_run_complete-v1`, by the code of ajv. */
export declare const dataImportImportProcessDryRunCompleteV1: AjvGuard<DataImportImportProcessDryRunCompleteV1>;
