// Generated from events/leads/leads.opportunity.document-attached-to-opportunity-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LeadsOpportunityDocumentAttachedToOpportunityV1 } from "../types/leads.ts";

export type { LeadsOpportunityDocumentAttachedToOpportunityV1 } from "../types/leads.ts";

/** A document was attached to an opportunity, that is, to a possible sale. */
export const leadsOpportunityDocumentAttachedToOpportunityV1: Contract<"leads.opportunity.document-attached-to-opportunity-v1", "leads.opportunity.document-attached-to-opportunity", "v1", LeadsOpportunityDocumentAttachedToOpportunityV1> = /* @__PURE__ */ contract("leads.opportunity.document-attached-to-opportunity-v1", "leads.opportunity.document-attached-to-opportunity", "v1", isLeadsOpportunityDocumentAttachedToOpportunityV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LeadsOpportunityDocumentAttachedToOpportunityV1> {
return options?.unknown === "report" || !isLeadsOpportunityDocumentAttachedToOpportunityV1(input) ? examine<LeadsOpportunityDocumentAttachedToOpportunityV1>(input, options, explainLeadsOpportunityDocumentAttachedToOpportunityV1) : { ok: true, value: input as LeadsOpportunityDocumentAttachedToOpportunityV1 };
}

function isLeadsOpportunityDocumentAttachedToOpportunityV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  Number.isInteger(v.attachment_id) &&
  typeof v.category === "string";
}

function explainLeadsOpportunityDocumentAttachedToOpportunityV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.opportunity_number;
    const v2 = v.attachment_id;
    const v3 = v.category;
    found.visit?.(found, v, "", "opportunity_number,attachment_id,category");
    if (v1 === undefined) missing(found, "opportunity_number");
    if (v2 === undefined) missing(found, "attachment_id");
    if (v3 === undefined) missing(found, "category");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "opportunity_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "attachment_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "category", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
