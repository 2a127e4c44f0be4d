// Generated from events/debt/dunning_path_started-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("dunning_path_started-v1", isDunningPathStartedV1, "{dunning_path_name,dunning_process_id,account_number,created_note,start_date}");

function isDunningPathStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.created_note === "string" &&
  typeof v.start_date === "string";
}
