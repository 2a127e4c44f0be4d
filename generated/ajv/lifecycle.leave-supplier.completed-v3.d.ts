// Generated from events/leave-supplier/lifecycle.leave-supplier.completed-v3.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierCompletedV3 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.completed-v3`, by the code of ajv. */
export declare const lifecycleLeaveSupplierCompletedV3: AjvGuard<LifecycleLeaveSupplierCompletedV3>;
