// Generated from events/ink/ink.conversation.unassigned_from_timeline-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkConversationUnassignedFromTimelineV1 } from "../types/ink.ts";

export type { InkConversationUnassignedFromTimelineV1 } from "../types/ink.ts";

/** A conversation was removed from the timeline it had been placed on. */
export const inkConversationUnassignedFromTimelineV1: Contract<"ink.conversation.unassigned_from_timeline-v1", "ink.conversation.unassigned_from_timeline", "v1", InkConversationUnassignedFromTimelineV1> = /* @__PURE__ */ contract("ink.conversation.unassigned_from_timeline-v1", "ink.conversation.unassigned_from_timeline", "v1", isInkConversationUnassignedFromTimelineV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkConversationUnassignedFromTimelineV1> {
return options?.unknown === "report" || !isInkConversationUnassignedFromTimelineV1(input) ? examine<InkConversationUnassignedFromTimelineV1>(input, options, explainInkConversationUnassignedFromTimelineV1) : { ok: true, value: input as InkConversationUnassignedFromTimelineV1 };
}

function isInkConversationUnassignedFromTimelineV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.timeline_relay_id === "string" &&
  Number.isInteger(v.support_user_id);
}

function explainInkConversationUnassignedFromTimelineV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.timeline_relay_id;
    const v3 = v.support_user_id;
    found.visit?.(found, v, "", "conversation_relay_id,timeline_relay_id,support_user_id");
    if (v1 === undefined) missing(found, "conversation_relay_id");
    if (v2 === undefined) missing(found, "timeline_relay_id");
    if (v3 === undefined) missing(found, "support_user_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "timeline_relay_id", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "support_user_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
