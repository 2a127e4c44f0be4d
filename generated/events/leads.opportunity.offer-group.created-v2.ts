// Generated from events/leads/leads.opportunity.offer-group.created-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LeadsOpportunityOfferGroupCreatedV2 } from "../types/leads.ts";

export type { LeadsOpportunityOfferGroupCreatedV2 } from "../types/leads.ts";

/** A group of offers was created for an opportunity, that is, for a possible sale. The catalogue lists no version 1 to compare this with. */
export const leadsOpportunityOfferGroupCreatedV2: EventContract<"leads.opportunity.offer-group.created", "v2", LeadsOpportunityOfferGroupCreatedV2> = /* @__PURE__ */ contract("leads.opportunity.offer-group.created-v2", "leads.opportunity.offer-group.created", "v2", isLeadsOpportunityOfferGroupCreatedV2, explainLeadsOpportunityOfferGroupCreatedV2);

function isLeadsOpportunityOfferGroupCreatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.offer_group_identifier === "string";
}

function explainLeadsOpportunityOfferGroupCreatedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "opportunity_number,offer_group_identifier");
    if (data.opportunity_number === undefined) {
      report(path + "/opportunity_number", "required");
    }
    if (data.offer_group_identifier === undefined) {
      report(path + "/offer_group_identifier", "required");
    }
    if (data.opportunity_number !== undefined) {
      if (typeof data.opportunity_number !== "string") {
        report(path+"/opportunity_number", "string");
      }
    }
    if (data.offer_group_identifier !== undefined) {
      if (typeof data.offer_group_identifier !== "string") {
        report(path+"/offer_group_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
