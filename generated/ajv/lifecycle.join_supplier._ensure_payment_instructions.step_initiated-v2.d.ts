// Generated from events/join-supplier/lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2`, by the code of ajv. */
export declare const lifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2: AjvGuard<LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2>;
