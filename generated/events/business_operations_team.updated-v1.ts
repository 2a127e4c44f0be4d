// Generated from events/business/business_operations_team.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BusinessOperationsTeamUpdatedV1 } from "../types/business.ts";

export type { BusinessOperationsTeamUpdatedV1 } from "../types/business.ts";

/** The operations team of a business was set or changed. */
export const businessOperationsTeamUpdatedV1: Contract<"business_operations_team.updated-v1", "business_operations_team.updated", "v1", BusinessOperationsTeamUpdatedV1> = /* @__PURE__ */ contract("business_operations_team.updated-v1", "business_operations_team.updated", "v1", isBusinessOperationsTeamUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BusinessOperationsTeamUpdatedV1> {
return options?.unknown === "report" || !isBusinessOperationsTeamUpdatedV1(input) ? examine<BusinessOperationsTeamUpdatedV1>(input, options, explainBusinessOperationsTeamUpdatedV1) : { ok: true, value: input as BusinessOperationsTeamUpdatedV1 };
}

function isBusinessOperationsTeamUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.operations_team_id);
}

function explainBusinessOperationsTeamUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.operations_team_id;
    found.visit?.(found, v, "", "id,operations_team_id");
    if (v1 === undefined) missing(found, "id");
    if (v2 === undefined) missing(found, "operations_team_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "operations_team_id", v2, "an integer");
  }
  else wrong(found, "", v, "an object");
}
