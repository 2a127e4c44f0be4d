// Generated from events/business/business_operations_team.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BusinessOperationsTeamUpdatedV1 } from "../types/business.ts";

export type { BusinessOperationsTeamUpdatedV1 } from "../types/business.ts";

/** The operations team of a business was set or changed. */
export const businessOperationsTeamUpdatedV1: EventContract<"business_operations_team.updated", "v1", BusinessOperationsTeamUpdatedV1> = /* @__PURE__ */ contract("business_operations_team.updated-v1", "business_operations_team.updated", "v1", isBusinessOperationsTeamUpdatedV1, explainBusinessOperationsTeamUpdatedV1);

function isBusinessOperationsTeamUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.operations_team_id);
}

function explainBusinessOperationsTeamUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,operations_team_id");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.operations_team_id === undefined) {
      report(path + "/operations_team_id", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.operations_team_id !== undefined) {
      let data1 = data.operations_team_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/operations_team_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
