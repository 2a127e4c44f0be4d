// Generated from events/debt/dunning_path_paused-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("dunning_path_paused-v1", isDunningPathPausedV1, "{account_number,dunning_path_name,dunning_process_id,pause_start_date,pause_end_date,created_note}");

function isDunningPathPausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.pause_start_date === "string" &&
  typeof v.pause_end_date === "string" &&
  typeof v.created_note === "string";
}
