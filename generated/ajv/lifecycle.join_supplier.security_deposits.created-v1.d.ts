// Generated from events/join-supplier/lifecycle.join_supplier.security_deposits.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierSecurityDepositsCreatedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join_supplier.security_deposits.created-v1`, by the code of ajv. */
export declare const lifecycleJoinSupplierSecurityDepositsCreatedV1: AjvGuard<LifecycleJoinSupplierSecurityDepositsCreatedV1>;
