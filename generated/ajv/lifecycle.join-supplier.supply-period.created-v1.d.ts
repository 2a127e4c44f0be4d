// Generated from events/join-supplier/lifecycle.join-supplier.supply-period.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierSupplyPeriodCreatedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join-supplier.supply-period.created-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierSupplyPeriodCreatedV1: AjvGuard<LifecycleJoinSupplierSupplyPeriodCreatedV1>;
