// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1`, by the code of ajv. */
export declare const lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1: AjvGuard<LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1>;
