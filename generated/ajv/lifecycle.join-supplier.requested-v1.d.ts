// Generated from events/join-supplier/lifecycle.join-supplier.requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierRequestedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.requested-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierRequestedV1: AjvGuard<LifecycleJoinSupplierRequestedV1>;
