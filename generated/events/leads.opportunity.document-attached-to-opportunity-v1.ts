// Generated from events/leads/leads.opportunity.document-attached-to-opportunity-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LeadsOpportunityDocumentAttachedToOpportunityV1 } from "../types/leads.ts";

export type { LeadsOpportunityDocumentAttachedToOpportunityV1 } from "../types/leads.ts";

/** A document was attached to an opportunity, that is, to a possible sale. */
export const leadsOpportunityDocumentAttachedToOpportunityV1: EventContract<"leads.opportunity.document-attached-to-opportunity", "v1", LeadsOpportunityDocumentAttachedToOpportunityV1> = /* @__PURE__ */ contract("leads.opportunity.document-attached-to-opportunity-v1", "leads.opportunity.document-attached-to-opportunity", "v1", isLeadsOpportunityDocumentAttachedToOpportunityV1, explainLeadsOpportunityDocumentAttachedToOpportunityV1);

function isLeadsOpportunityDocumentAttachedToOpportunityV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  Number.isInteger(v.attachment_id) &&
  typeof v.category === "string";
}

function explainLeadsOpportunityDocumentAttachedToOpportunityV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "opportunity_number,attachment_id,category");
    if (data.opportunity_number === undefined) {
      report(path + "/opportunity_number", "required");
    }
    if (data.attachment_id === undefined) {
      report(path + "/attachment_id", "required");
    }
    if (data.category === undefined) {
      report(path + "/category", "required");
    }
    if (data.opportunity_number !== undefined) {
      if (typeof data.opportunity_number !== "string") {
        report(path+"/opportunity_number", "string");
      }
    }
    if (data.attachment_id !== undefined) {
      let data1 = data.attachment_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/attachment_id", "integer");
      }
    }
    if (data.category !== undefined) {
      if (typeof data.category !== "string") {
        report(path+"/category", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
