// Generated from events/ink/ink.conversation.priority.changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkConversationPriorityChangedV1 } from "../types/ink.ts";

export type { InkConversationPriorityChangedV1 } from "../types/ink.ts";

/** A conversation was given another priority. A message of the conversation is named with it. */
export const inkConversationPriorityChangedV1: Contract<"ink.conversation.priority.changed-v1", "ink.conversation.priority.changed", "v1", InkConversationPriorityChangedV1> = /* @__PURE__ */ contract("ink.conversation.priority.changed-v1", "ink.conversation.priority.changed", "v1", isInkConversationPriorityChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkConversationPriorityChangedV1> {
return options?.unknown === "report" || !isInkConversationPriorityChangedV1(input) ? examine<InkConversationPriorityChangedV1>(input, options, explainInkConversationPriorityChangedV1) : { ok: true, value: input as InkConversationPriorityChangedV1 };
}

function isInkConversationPriorityChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  Number.isFinite(v.old_priority) &&
  Number.isFinite(v.new_priority) &&
  typeof v.prioritized_at === "string" &&
  Number.isInteger(v.message_id) &&
  typeof v.message_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  Number.isInteger(v.organisation_id);
}

function explainInkConversationPriorityChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_id;
    const v2 = v.conversation_relay_id;
    const v3 = v.old_priority;
    const v4 = v.new_priority;
    const v5 = v.prioritized_at;
    const v6 = v.message_id;
    const v7 = v.message_relay_id;
    const v8 = v.account_number;
    const v9 = v.latest_contacted_account_user_number;
    const v10 = v.support_user_id;
    const v11 = v.organisation_id;
    found.visit?.(found, v, "", "conversation_id,conversation_relay_id,old_priority,new_priority,prioritized_at,message_id,message_relay_id,account_number,latest_contacted_account_user_number,support_user_id,organisation_id");
    if (v1 === undefined) missing(found, "conversation_id");
    if (v2 === undefined) missing(found, "conversation_relay_id");
    if (v3 === undefined) missing(found, "old_priority");
    if (v4 === undefined) missing(found, "new_priority");
    if (v5 === undefined) missing(found, "prioritized_at");
    if (v6 === undefined) missing(found, "message_id");
    if (v7 === undefined) missing(found, "message_relay_id");
    if (v8 === undefined) missing(found, "account_number");
    if (v9 === undefined) missing(found, "latest_contacted_account_user_number");
    if (v10 === undefined) missing(found, "support_user_id");
    if (v11 === undefined) missing(found, "organisation_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "conversation_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "conversation_relay_id", v2, "a string");
    if (v3 !== undefined && !Number.isFinite(v3)) wrong(found, "old_priority", v3, "a number");
    if (v4 !== undefined && !Number.isFinite(v4)) wrong(found, "new_priority", v4, "a number");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "prioritized_at", v5, "a string");
    if (v6 !== undefined && !Number.isInteger(v6)) wrong(found, "message_id", v6, "an integer");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "message_relay_id", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "account_number", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "latest_contacted_account_user_number", v9, "a string");
    if (v10 !== undefined && !Number.isInteger(v10)) wrong(found, "support_user_id", v10, "an integer");
    if (v11 !== undefined && !Number.isInteger(v11)) wrong(found, "organisation_id", v11, "an integer");
  }
  else wrong(found, "", v, "an object");
}
