// Generated from events/leads/leads.opportunity.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LeadsOpportunityStageUpdatedV1 } from "../types/leads.ts";

export type { LeadsOpportunityStageUpdatedV1 } from "../types/leads.ts";

/** An opportunity, that is, a possible sale, was moved to another stage of its sales funnel. */
export const leadsOpportunityStageUpdatedV1: Contract<"leads.opportunity.stage-updated-v1", "leads.opportunity.stage-updated", "v1", LeadsOpportunityStageUpdatedV1> = /* @__PURE__ */ contract("leads.opportunity.stage-updated-v1", "leads.opportunity.stage-updated", "v1", isLeadsOpportunityStageUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LeadsOpportunityStageUpdatedV1> {
return options?.unknown === "report" || !isLeadsOpportunityStageUpdatedV1(input) ? examine<LeadsOpportunityStageUpdatedV1>(input, options, explainLeadsOpportunityStageUpdatedV1) : { ok: true, value: input as LeadsOpportunityStageUpdatedV1 };
}

function isLeadsOpportunityStageUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string" &&
  ((v1 = v.updated_by_user_id) === undefined || Number.isInteger(v1));
}

function explainLeadsOpportunityStageUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.opportunity_number;
    const v2 = v.funnel_code;
    const v3 = v.stage;
    const v4 = v.updated_by_user_id;
    found.visit?.(found, v, "", "opportunity_number,funnel_code,stage,updated_by_user_id");
    if (v1 === undefined) missing(found, "opportunity_number");
    if (v2 === undefined) missing(found, "funnel_code");
    if (v3 === undefined) missing(found, "stage");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "opportunity_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "funnel_code", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "stage", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "updated_by_user_id", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
