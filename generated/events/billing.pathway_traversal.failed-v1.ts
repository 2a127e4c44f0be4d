// Generated from events/billing/billing.pathway_traversal.failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingPathwayTraversalFailedV1 } from "../types/billing.ts";

export type { BillingPathwayTraversalFailedV1 } from "../types/billing.ts";

/** A run through a billing pathway (a sequence of actions) failed. The message names the action that failed and its error. */
export const billingPathwayTraversalFailedV1: Contract<"billing.pathway_traversal.failed-v1", "billing.pathway_traversal.failed", "v1", BillingPathwayTraversalFailedV1> = /* @__PURE__ */ contract("billing.pathway_traversal.failed-v1", "billing.pathway_traversal.failed", "v1", isBillingPathwayTraversalFailedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingPathwayTraversalFailedV1> {
return options?.unknown === "report" || !isBillingPathwayTraversalFailedV1(input) ? examine<BillingPathwayTraversalFailedV1>(input, options, explainBillingPathwayTraversalFailedV1) : { ok: true, value: input as BillingPathwayTraversalFailedV1 };
}

function isBillingPathwayTraversalFailedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  typeof (v1 = v.traversal_attempt_context) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.failed_action_name === "string" &&
  typeof v.failed_action_error === "string" &&
  typeof v.failed_at === "string";
}

function explainBillingPathwayTraversalFailedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.pathway_id;
    const v2 = v.traversal_attempt_id;
    const v3 = v.traversal_attempt_context;
    const v4 = v.trigger_id;
    const v5 = v.failed_action_name;
    const v6 = v.failed_action_error;
    const v7 = v.failed_at;
    found.visit?.(found, v, "", "pathway_id,traversal_attempt_id,traversal_attempt_context,trigger_id,failed_action_name,failed_action_error,failed_at");
    if (v1 === undefined) missing(found, "pathway_id");
    if (v2 === undefined) missing(found, "traversal_attempt_id");
    if (v3 === undefined) missing(found, "traversal_attempt_context");
    if (v4 === undefined) missing(found, "trigger_id");
    if (v5 === undefined) missing(found, "failed_action_name");
    if (v6 === undefined) missing(found, "failed_action_error");
    if (v7 === undefined) missing(found, "failed_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "pathway_id", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "traversal_attempt_id", v2, "an integer");
    if (v3 !== undefined && !(typeof v3 === "object" && v3 !== null && !Array.isArray(v3))) wrong(found, "traversal_attempt_context", v3, "an object");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "trigger_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "failed_action_name", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "failed_action_error", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "failed_at", v7, "a string");
  }
  else wrong(found, "", v, "an object");
}
