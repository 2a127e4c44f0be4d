// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierTerminationInitiatedV1 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.termination.initiated-v1`, by the code of ajv. */
export declare const lifecycleLeaveSupplierTerminationInitiatedV1: AjvGuard<LifecycleLeaveSupplierTerminationInitiatedV1>;
