// Generated from events/join-supplier/lifecycle.join-supplier.reversed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierReversedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.reversed-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierReversedV1: AjvGuard<LifecycleJoinSupplierReversedV1>;
