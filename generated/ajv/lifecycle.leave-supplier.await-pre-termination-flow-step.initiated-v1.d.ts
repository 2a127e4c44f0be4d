// Generated from events/leave-supplier/lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1`, by the code of ajv. */
export declare const lifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1: AjvGuard<LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1>;
