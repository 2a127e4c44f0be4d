// Generated from events/join-supplier/lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1: AjvGuard<LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1>;
