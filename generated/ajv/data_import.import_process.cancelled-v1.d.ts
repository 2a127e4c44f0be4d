// Generated from events/data-import/data_import.import_process.cancelled-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DataImportImportProcessCancelledV1 } from "../types/data-import.ts";

/** Whether a value satisfies `data_import.import_process.cancelled-v1`, by the code of ajv. */
export declare const dataImportImportProcessCancelledV1: AjvGuard<DataImportImportProcessCancelledV1>;
