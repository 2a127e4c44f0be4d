// Generated from events/join-supplier/lifecycle.join-supplier.activation.completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierActivationCompletedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.activation.completed-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierActivationCompletedV1: AjvGuard<LifecycleJoinSupplierActivationCompletedV1>;
