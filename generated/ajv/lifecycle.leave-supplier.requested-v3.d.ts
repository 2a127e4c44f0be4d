// Generated from events/leave-supplier/lifecycle.leave-supplier.requested-v3.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierRequestedV3 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.requested-v3`, by the code that ajv generates for its schema. */
export declare const lifecycleLeaveSupplierRequestedV3: AjvGuard<LifecycleLeaveSupplierRequestedV3>;
