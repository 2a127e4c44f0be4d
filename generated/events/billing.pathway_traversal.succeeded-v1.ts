// Generated from events/billing/billing.pathway_traversal.succeeded-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingPathwayTraversalSucceededV1 } from "../types/billing.ts";

export type { BillingPathwayTraversalSucceededV1 } from "../types/billing.ts";

/** A run through a billing pathway (a sequence of actions) succeeded. */
export const billingPathwayTraversalSucceededV1: EventContract<"billing.pathway_traversal.succeeded", "v1", BillingPathwayTraversalSucceededV1> = /* @__PURE__ */ contract("billing.pathway_traversal.succeeded-v1", "billing.pathway_traversal.succeeded", "v1", isBillingPathwayTraversalSucceededV1, explainBillingPathwayTraversalSucceededV1);

function isBillingPathwayTraversalSucceededV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.succeeded_at === "string";
}

function explainBillingPathwayTraversalSucceededV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "pathway_id,traversal_attempt_id,trigger_id,succeeded_at");
    if (data.pathway_id === undefined) {
      report(path + "/pathway_id", "required");
    }
    if (data.traversal_attempt_id === undefined) {
      report(path + "/traversal_attempt_id", "required");
    }
    if (data.trigger_id === undefined) {
      report(path + "/trigger_id", "required");
    }
    if (data.succeeded_at === undefined) {
      report(path + "/succeeded_at", "required");
    }
    if (data.pathway_id !== undefined) {
      if (typeof data.pathway_id !== "string") {
        report(path+"/pathway_id", "string");
      }
    }
    if (data.traversal_attempt_id !== undefined) {
      let data1 = data.traversal_attempt_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/traversal_attempt_id", "integer");
      }
    }
    if (data.trigger_id !== undefined) {
      let data2 = data.trigger_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/trigger_id", "integer");
      }
    }
    if (data.succeeded_at !== undefined) {
      if (typeof data.succeeded_at !== "string") {
        report(path+"/succeeded_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
