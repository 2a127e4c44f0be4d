// Generated from events/leads/leads.lead.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LeadsLeadStageUpdatedV1 } from "../types/leads.ts";

export type { LeadsLeadStageUpdatedV1 } from "../types/leads.ts";

/** A lead, somebody who may become a customer, was moved to another stage of its sales funnel. */
export const leadsLeadStageUpdatedV1: EventContract<"leads.lead.stage-updated", "v1", LeadsLeadStageUpdatedV1> = /* @__PURE__ */ contract("leads.lead.stage-updated-v1", "leads.lead.stage-updated", "v1", isLeadsLeadStageUpdatedV1, explainLeadsLeadStageUpdatedV1);

function isLeadsLeadStageUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.lead_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string";
}

function explainLeadsLeadStageUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "lead_number,funnel_code,stage");
    if (data.lead_number === undefined) {
      report(path + "/lead_number", "required");
    }
    if (data.funnel_code === undefined) {
      report(path + "/funnel_code", "required");
    }
    if (data.stage === undefined) {
      report(path + "/stage", "required");
    }
    if (data.lead_number !== undefined) {
      if (typeof data.lead_number !== "string") {
        report(path+"/lead_number", "string");
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
  }
  else {
    report(path, "object");
  }
}
