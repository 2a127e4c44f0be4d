// Generated from events/leave-supplier/loyalty-points.user-role-removal-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LoyaltyPointsUserRoleRemovalV1 } from "../types/leave-supplier.ts";

export type { LoyaltyPointsUserRoleRemovalV1 } from "../types/leave-supplier.ts";

/** A user's role on an account was removed. The name of the event begins with loyalty-points; no points are in it. */
export const loyaltyPointsUserRoleRemovalV1: EventContract<"loyalty-points.user-role-removal", "v1", LoyaltyPointsUserRoleRemovalV1> = /* @__PURE__ */ contract("loyalty-points.user-role-removal-v1", "loyalty-points.user-role-removal", "v1", isLoyaltyPointsUserRoleRemovalV1, explainLoyaltyPointsUserRoleRemovalV1);

function isLoyaltyPointsUserRoleRemovalV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  Number.isInteger(v.account_id);
}

function explainLoyaltyPointsUserRoleRemovalV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id,account_id");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.account_id === undefined) {
      report(path + "/account_id", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/account_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
