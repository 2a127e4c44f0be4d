// Generated from events/leads/leads.opportunity.offer-group.created-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LeadsOpportunityOfferGroupCreatedV2 } from "../types/leads.ts";

export type { LeadsOpportunityOfferGroupCreatedV2 } from "../types/leads.ts";

/** A group of offers was created for an opportunity, that is, for a possible sale. The catalogue lists no version 1 to compare this with. */
export const leadsOpportunityOfferGroupCreatedV2: Contract<"leads.opportunity.offer-group.created-v2", "leads.opportunity.offer-group.created", "v2", LeadsOpportunityOfferGroupCreatedV2> = /* @__PURE__ */ contract("leads.opportunity.offer-group.created-v2", "leads.opportunity.offer-group.created", "v2", isLeadsOpportunityOfferGroupCreatedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LeadsOpportunityOfferGroupCreatedV2> {
return options?.unknown === "report" || !isLeadsOpportunityOfferGroupCreatedV2(input) ? examine<LeadsOpportunityOfferGroupCreatedV2>(input, options, explainLeadsOpportunityOfferGroupCreatedV2) : { ok: true, value: input as LeadsOpportunityOfferGroupCreatedV2 };
}

function isLeadsOpportunityOfferGroupCreatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.offer_group_identifier === "string";
}

function explainLeadsOpportunityOfferGroupCreatedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.opportunity_number;
    const v2 = v.offer_group_identifier;
    found.visit?.(found, v, "", "opportunity_number,offer_group_identifier");
    if (v1 === undefined) missing(found, "opportunity_number");
    if (v2 === undefined) missing(found, "offer_group_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "opportunity_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "offer_group_identifier", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
