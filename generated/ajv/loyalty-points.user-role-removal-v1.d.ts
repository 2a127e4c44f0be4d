// Generated from events/leave-supplier/loyalty-points.user-role-removal-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LoyaltyPointsUserRoleRemovalV1 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `loyalty-points.user-role-removal-v1`, by the code of ajv. */
export declare const loyaltyPointsUserRoleRemovalV1: AjvGuard<LoyaltyPointsUserRoleRemovalV1>;
