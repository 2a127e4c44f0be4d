// Generated from events/data-import/data_import.order_process.error-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DataImportOrderProcessErrorV1 } from "../types/data-import.ts";

/** Whether a value satisfies `data_import.order_process.error-v1`, by the code of ajv. */
export declare const dataImportOrderProcessErrorV1: AjvGuard<DataImportOrderProcessErrorV1>;
