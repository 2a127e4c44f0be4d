// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1: AjvGuard<LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1>;
