// Generated from events/leave-supplier/lifecycle.leave-supplier.cancelled-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierCancelledV2 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.cancelled-v2`, by the code of ajv. */
export declare const lifecycleLeaveSupplierCancelledV2: AjvGuard<LifecycleLeaveSupplierCancelledV2>;
