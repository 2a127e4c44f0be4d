// Generated from events/ink/ink.conversation.assigned_to_timeline-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkConversationAssignedToTimelineV1 } from "../types/ink.ts";

export type { InkConversationAssignedToTimelineV1 } from "../types/ink.ts";

/** A conversation was placed on a timeline. */
export const inkConversationAssignedToTimelineV1: EventContract<"ink.conversation.assigned_to_timeline", "v1", InkConversationAssignedToTimelineV1> = /* @__PURE__ */ contract("ink.conversation.assigned_to_timeline-v1", "ink.conversation.assigned_to_timeline", "v1", isInkConversationAssignedToTimelineV1, explainInkConversationAssignedToTimelineV1);

function isInkConversationAssignedToTimelineV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.timeline_relay_id === "string" &&
  Number.isInteger(v.support_user_id);
}

function explainInkConversationAssignedToTimelineV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_relay_id,timeline_relay_id,support_user_id");
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.timeline_relay_id === undefined) {
      report(path + "/timeline_relay_id", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.conversation_relay_id !== undefined) {
      if (typeof data.conversation_relay_id !== "string") {
        report(path+"/conversation_relay_id", "string");
      }
    }
    if (data.timeline_relay_id !== undefined) {
      if (typeof data.timeline_relay_id !== "string") {
        report(path+"/timeline_relay_id", "string");
      }
    }
    if (data.support_user_id !== undefined) {
      let data2 = data.support_user_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/support_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
