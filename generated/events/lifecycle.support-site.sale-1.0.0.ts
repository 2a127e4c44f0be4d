// Generated from events/leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleSupportSiteSaleV1_0_0 } from "../types/leave-supplier.ts";

export type { LifecycleSupportSiteSaleV1_0_0 } from "../types/leave-supplier.ts";

/** A sale was made in the support site, the tool that the supplier's agents work in. */
export const lifecycleSupportSiteSaleV1_0_0: EventContract<"lifecycle.support-site.sale", "1.0.0", LifecycleSupportSiteSaleV1_0_0> = /* @__PURE__ */ contract("lifecycle.support-site.sale-1.0.0", "lifecycle.support-site.sale", "1.0.0", isLifecycleSupportSiteSaleV1_0_0, explainLifecycleSupportSiteSaleV1_0_0);

function isLifecycleSupportSiteSaleV1_0_0(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.support_user_id === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.trigger_action === "string";
}

function explainLifecycleSupportSiteSaleV1_0_0(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "support_user_id,supply_start_date,trigger_action");
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.supply_start_date === undefined) {
      report(path + "/supply_start_date", "required");
    }
    if (data.trigger_action === undefined) {
      report(path + "/trigger_action", "required");
    }
    if (data.support_user_id !== undefined) {
      if (typeof data.support_user_id !== "string") {
        report(path+"/support_user_id", "string");
      }
    }
    if (data.supply_start_date !== undefined) {
      if (typeof data.supply_start_date !== "string") {
        report(path+"/supply_start_date", "string");
      }
    }
    if (data.trigger_action !== undefined) {
      if (typeof data.trigger_action !== "string") {
        report(path+"/trigger_action", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
