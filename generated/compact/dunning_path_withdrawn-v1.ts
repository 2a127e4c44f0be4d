// Generated from events/debt/dunning_path_withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("dunning_path_withdrawn-v1", isDunningPathWithdrawnV1, "{account_number,dunning_path_name,dunning_process_id,withdrawn_date,withdrawn_note}");

function isDunningPathWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.withdrawn_date === "string" &&
  typeof v.withdrawn_note === "string";
}
