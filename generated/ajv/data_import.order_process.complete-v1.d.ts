// Generated from events/data-import/data_import.order_process.complete-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DataImportOrderProcessCompleteV1 } from "../types/data-import.ts";

/** Whether a value satisfies `data_import.order_process.complete-v1`, by the code of ajv. */
export declare const dataImportOrderProcessCompleteV1: AjvGuard<DataImportOrderProcessCompleteV1>;
