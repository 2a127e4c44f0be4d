// Generated from events/join-supplier/lifecycle.enrollment.loyalty-points-qualification-reversed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 } from "../types/join-supplier.ts";

/** Whether a value satisfies `lifecycle.enrollment.loyalty-points-qualification-reversed-v1`, by the code of ajv. */
export declare const lifecycleEnrollmentLoyaltyPointsQualificationReversedV1: AjvGuard<LifecycleEnrollmentLoyaltyPointsQualificationReversedV1>;
