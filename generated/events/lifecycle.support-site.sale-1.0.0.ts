// Generated from events/leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleSupportSiteSaleV1_0_0 } from "../types/leave-supplier.ts";

export type { LifecycleSupportSiteSaleV1_0_0 } from "../types/leave-supplier.ts";

/** A sale was made in the support site, the tool that the supplier's agents work in. */
export const lifecycleSupportSiteSaleV1_0_0: Contract<"lifecycle.support-site.sale-1.0.0", "lifecycle.support-site.sale", "1.0.0", LifecycleSupportSiteSaleV1_0_0> = /* @__PURE__ */ contract("lifecycle.support-site.sale-1.0.0", "lifecycle.support-site.sale", "1.0.0", isLifecycleSupportSiteSaleV1_0_0, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleSupportSiteSaleV1_0_0> {
return options?.unknown === "report" || !isLifecycleSupportSiteSaleV1_0_0(input) ? examine<LifecycleSupportSiteSaleV1_0_0>(input, options, explainLifecycleSupportSiteSaleV1_0_0) : { ok: true, value: input as LifecycleSupportSiteSaleV1_0_0 };
}

function isLifecycleSupportSiteSaleV1_0_0(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.support_user_id === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.trigger_action === "string";
}

function explainLifecycleSupportSiteSaleV1_0_0(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.support_user_id;
    const v2 = v.supply_start_date;
    const v3 = v.trigger_action;
    found.visit?.(found, v, "", "support_user_id,supply_start_date,trigger_action");
    if (v1 === undefined) missing(found, "support_user_id");
    if (v2 === undefined) missing(found, "supply_start_date");
    if (v3 === undefined) missing(found, "trigger_action");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "support_user_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supply_start_date", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "trigger_action", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
