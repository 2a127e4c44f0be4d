// Generated from events/ink/ink.actions.run-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isInkAction } from "../shapes/InkAction.ts";

export default /* @__PURE__ */ compactContract("ink.actions.run-v1", isInkActionsRunV1, "{conversation_relay_id,message_relay_id,actions_results[{code,succeeded:b,stop_further_evaluation:b}]}");

function isInkActionsRunV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.message_relay_id === "string" &&
  Array.isArray((v1 = v.actions_results)) && isInkActionsRunV1List1(v1);
}
function isInkActionsRunV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isInkAction(v[i])) return false;
  return true;
}
