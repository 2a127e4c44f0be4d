// Generated from events/join-supplier/lifecycle.join-supplier.completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierCompletedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.completed-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierCompletedV1: AjvGuard<LifecycleJoinSupplierCompletedV1>;
