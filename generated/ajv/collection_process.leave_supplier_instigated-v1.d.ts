// Generated from events/collections/collection_process.leave_supplier_instigated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessLeaveSupplierInstigatedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.leave_supplier_instigated-v1`, by the code of ajv. */
export declare const collectionProcessLeaveSupplierInstigatedV1: AjvGuard<CollectionProcessLeaveSupplierInstigatedV1>;
