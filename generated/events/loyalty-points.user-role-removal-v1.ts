// Generated from events/leave-supplier/loyalty-points.user-role-removal-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LoyaltyPointsUserRoleRemovalV1 } from "../types/leave-supplier.ts";

export type { LoyaltyPointsUserRoleRemovalV1 } from "../types/leave-supplier.ts";

/** A user's role on an account was removed. The name of the event begins with loyalty-points; no points are in it. */
export const loyaltyPointsUserRoleRemovalV1: Contract<"loyalty-points.user-role-removal-v1", "loyalty-points.user-role-removal", "v1", LoyaltyPointsUserRoleRemovalV1> = /* @__PURE__ */ contract("loyalty-points.user-role-removal-v1", "loyalty-points.user-role-removal", "v1", isLoyaltyPointsUserRoleRemovalV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LoyaltyPointsUserRoleRemovalV1> {
return options?.unknown === "report" || !isLoyaltyPointsUserRoleRemovalV1(input) ? examine<LoyaltyPointsUserRoleRemovalV1>(input, options, explainLoyaltyPointsUserRoleRemovalV1) : { ok: true, value: input as LoyaltyPointsUserRoleRemovalV1 };
}

function isLoyaltyPointsUserRoleRemovalV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  Number.isInteger(v.account_id);
}

function explainLoyaltyPointsUserRoleRemovalV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    const v2 = v.account_id;
    found.visit?.(found, v, "", "user_id,account_id");
    if (v1 === undefined) missing(found, "user_id");
    if (v2 === undefined) missing(found, "account_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "account_id", v2, "an integer");
  }
  else wrong(found, "", v, "an object");
}
