// Generated from events/business/business_operations_team.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("business_operations_team.updated-v1", isBusinessOperationsTeamUpdatedV1, "{id:i,operations_team_id:i}");

function isBusinessOperationsTeamUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.operations_team_id);
}
