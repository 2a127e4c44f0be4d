// Generated from events/billing/billing.pathway_traversal.failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingPathwayTraversalFailedV1 } from "../types/billing.ts";

export type { BillingPathwayTraversalFailedV1 } from "../types/billing.ts";

/** A run through a billing pathway (a sequence of actions) failed. The message names the action that failed and its error. */
export const billingPathwayTraversalFailedV1: EventContract<"billing.pathway_traversal.failed", "v1", BillingPathwayTraversalFailedV1> = /* @__PURE__ */ contract("billing.pathway_traversal.failed-v1", "billing.pathway_traversal.failed", "v1", isBillingPathwayTraversalFailedV1, explainBillingPathwayTraversalFailedV1);

function isBillingPathwayTraversalFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  typeof v.traversal_attempt_context === "object" && v.traversal_attempt_context !== null && !Array.isArray(v.traversal_attempt_context) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.failed_action_name === "string" &&
  typeof v.failed_action_error === "string" &&
  typeof v.failed_at === "string";
}

function explainBillingPathwayTraversalFailedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "pathway_id,traversal_attempt_id,traversal_attempt_context,trigger_id,failed_action_name,failed_action_error,failed_at");
    if (data.pathway_id === undefined) {
      report(path + "/pathway_id", "required");
    }
    if (data.traversal_attempt_id === undefined) {
      report(path + "/traversal_attempt_id", "required");
    }
    if (data.traversal_attempt_context === undefined) {
      report(path + "/traversal_attempt_context", "required");
    }
    if (data.trigger_id === undefined) {
      report(path + "/trigger_id", "required");
    }
    if (data.failed_action_name === undefined) {
      report(path + "/failed_action_name", "required");
    }
    if (data.failed_action_error === undefined) {
      report(path + "/failed_action_error", "required");
    }
    if (data.failed_at === undefined) {
      report(path + "/failed_at", "required");
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
    if (data.traversal_attempt_context !== undefined) {
      let data2 = data.traversal_attempt_context;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        report(path+"/traversal_attempt_context", "object");
      }
    }
    if (data.trigger_id !== undefined) {
      let data3 = data.trigger_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/trigger_id", "integer");
      }
    }
    if (data.failed_action_name !== undefined) {
      if (typeof data.failed_action_name !== "string") {
        report(path+"/failed_action_name", "string");
      }
    }
    if (data.failed_action_error !== undefined) {
      if (typeof data.failed_action_error !== "string") {
        report(path+"/failed_action_error", "string");
      }
    }
    if (data.failed_at !== undefined) {
      if (typeof data.failed_at !== "string") {
        report(path+"/failed_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
