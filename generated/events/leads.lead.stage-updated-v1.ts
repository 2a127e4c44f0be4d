// Generated from events/leads/leads.lead.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LeadsLeadStageUpdatedV1 } from "../types/leads.ts";

export type { LeadsLeadStageUpdatedV1 } from "../types/leads.ts";

/** A lead, somebody who may become a customer, was moved to another stage of its sales funnel. */
export const leadsLeadStageUpdatedV1: Contract<"leads.lead.stage-updated-v1", "leads.lead.stage-updated", "v1", LeadsLeadStageUpdatedV1> = /* @__PURE__ */ contract("leads.lead.stage-updated-v1", "leads.lead.stage-updated", "v1", isLeadsLeadStageUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LeadsLeadStageUpdatedV1> {
return options?.unknown === "report" || !isLeadsLeadStageUpdatedV1(input) ? examine<LeadsLeadStageUpdatedV1>(input, options, explainLeadsLeadStageUpdatedV1) : { ok: true, value: input as LeadsLeadStageUpdatedV1 };
}

function isLeadsLeadStageUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.lead_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string";
}

function explainLeadsLeadStageUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.lead_number;
    const v2 = v.funnel_code;
    const v3 = v.stage;
    found.visit?.(found, v, "", "lead_number,funnel_code,stage");
    if (v1 === undefined) missing(found, "lead_number");
    if (v2 === undefined) missing(found, "funnel_code");
    if (v3 === undefined) missing(found, "stage");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "lead_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "funnel_code", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "stage", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
