// Generated from events/join-supplier/lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.enrollment.supply-status-qualifies-account-for-loyalty-point-v2`, by the code of ajv. */
export declare const lifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2: AjvGuard<LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2>;
