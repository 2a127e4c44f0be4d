// Generated from events/join-supplier/lifecycle.join_supplier.terms-and-conditions.accepted-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleJoinSupplierTermsAndConditionsAcceptedV2 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.join_supplier.terms-and-conditions.accepted-v2`, by the code of ajv. */
export declare const lifecycleJoinSupplierTermsAndConditionsAcceptedV2: AjvGuard<LifecycleJoinSupplierTermsAndConditionsAcceptedV2>;
