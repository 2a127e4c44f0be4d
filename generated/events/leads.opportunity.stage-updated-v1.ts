// Generated from events/leads/leads.opportunity.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LeadsOpportunityStageUpdatedV1 } from "../types/leads.ts";

export type { LeadsOpportunityStageUpdatedV1 } from "../types/leads.ts";

/** An opportunity, that is, a possible sale, was moved to another stage of its sales funnel. */
export const leadsOpportunityStageUpdatedV1: EventContract<"leads.opportunity.stage-updated", "v1", LeadsOpportunityStageUpdatedV1> = /* @__PURE__ */ contract("leads.opportunity.stage-updated-v1", "leads.opportunity.stage-updated", "v1", isLeadsOpportunityStageUpdatedV1, explainLeadsOpportunityStageUpdatedV1);

function isLeadsOpportunityStageUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string" &&
  (v.updated_by_user_id === undefined || Number.isInteger(v.updated_by_user_id));
}

function explainLeadsOpportunityStageUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "opportunity_number,funnel_code,stage,updated_by_user_id");
    if (data.opportunity_number === undefined) {
      report(path + "/opportunity_number", "required");
    }
    if (data.funnel_code === undefined) {
      report(path + "/funnel_code", "required");
    }
    if (data.stage === undefined) {
      report(path + "/stage", "required");
    }
    if (data.opportunity_number !== undefined) {
      if (typeof data.opportunity_number !== "string") {
        report(path+"/opportunity_number", "string");
      }
    }
    if (data.funnel_code !== undefined) {
      if (typeof data.funnel_code !== "string") {
        report(path+"/funnel_code", "string");
      }
    }
    if (data.stage !== undefined) {
      if (typeof data.stage !== "string") {
        report(path+"/stage", "string");
      }
    }
    if (data.updated_by_user_id !== undefined) {
      let data3 = data.updated_by_user_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/updated_by_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
