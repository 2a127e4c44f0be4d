// Generated from events/billing/billing.pathway_traversal.succeeded-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingPathwayTraversalSucceededV1 } from "../types/billing.ts";

export type { BillingPathwayTraversalSucceededV1 } from "../types/billing.ts";

/** A run through a billing pathway (a sequence of actions) succeeded. */
export const billingPathwayTraversalSucceededV1: Contract<"billing.pathway_traversal.succeeded-v1", "billing.pathway_traversal.succeeded", "v1", BillingPathwayTraversalSucceededV1> = /* @__PURE__ */ contract("billing.pathway_traversal.succeeded-v1", "billing.pathway_traversal.succeeded", "v1", isBillingPathwayTraversalSucceededV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingPathwayTraversalSucceededV1> {
return options?.unknown === "report" || !isBillingPathwayTraversalSucceededV1(input) ? examine<BillingPathwayTraversalSucceededV1>(input, options, explainBillingPathwayTraversalSucceededV1) : { ok: true, value: input as BillingPathwayTraversalSucceededV1 };
}

function isBillingPathwayTraversalSucceededV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.succeeded_at === "string";
}

function explainBillingPathwayTraversalSucceededV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.pathway_id;
    const v2 = v.traversal_attempt_id;
    const v3 = v.trigger_id;
    const v4 = v.succeeded_at;
    found.visit?.(found, v, "", "pathway_id,traversal_attempt_id,trigger_id,succeeded_at");
    if (v1 === undefined) missing(found, "pathway_id");
    if (v2 === undefined) missing(found, "traversal_attempt_id");
    if (v3 === undefined) missing(found, "trigger_id");
    if (v4 === undefined) missing(found, "succeeded_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "pathway_id", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "traversal_attempt_id", v2, "an integer");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "trigger_id", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "succeeded_at", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
