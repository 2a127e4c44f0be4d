// Generated from events/ink/ink.conversation.open_status_changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkConversationOpenStatusChangedV1 } from "../types/ink.ts";

export type { InkConversationOpenStatusChangedV1 } from "../types/ink.ts";

/** A conversation moved from one status to another, for example from open to closed. */
export const inkConversationOpenStatusChangedV1: Contract<"ink.conversation.open_status_changed-v1", "ink.conversation.open_status_changed", "v1", InkConversationOpenStatusChangedV1> = /* @__PURE__ */ contract("ink.conversation.open_status_changed-v1", "ink.conversation.open_status_changed", "v1", isInkConversationOpenStatusChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkConversationOpenStatusChangedV1> {
return options?.unknown === "report" || !isInkConversationOpenStatusChangedV1(input) ? examine<InkConversationOpenStatusChangedV1>(input, options, explainInkConversationOpenStatusChangedV1) : { ok: true, value: input as InkConversationOpenStatusChangedV1 };
}

function isInkConversationOpenStatusChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  typeof v.actor_type === "string" &&
  Number.isInteger(v.actor_id) &&
  Number.isInteger(v.organisation_id) &&
  typeof v.new_status === "string" &&
  typeof v.previous_status === "string";
}

function explainInkConversationOpenStatusChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_id;
    const v2 = v.conversation_relay_id;
    const v3 = v.account_number;
    const v4 = v.latest_contacted_account_user_number;
    const v5 = v.support_user_id;
    const v6 = v.actor_type;
    const v7 = v.actor_id;
    const v8 = v.organisation_id;
    const v9 = v.new_status;
    const v10 = v.previous_status;
    found.visit?.(found, v, "", "conversation_id,conversation_relay_id,account_number,latest_contacted_account_user_number,support_user_id,actor_type,actor_id,organisation_id,new_status,previous_status");
    if (v1 === undefined) missing(found, "conversation_id");
    if (v2 === undefined) missing(found, "conversation_relay_id");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "latest_contacted_account_user_number");
    if (v5 === undefined) missing(found, "support_user_id");
    if (v6 === undefined) missing(found, "actor_type");
    if (v7 === undefined) missing(found, "actor_id");
    if (v8 === undefined) missing(found, "organisation_id");
    if (v9 === undefined) missing(found, "new_status");
    if (v10 === undefined) missing(found, "previous_status");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "conversation_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "conversation_relay_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "latest_contacted_account_user_number", v4, "a string");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, "support_user_id", v5, "an integer");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "actor_type", v6, "a string");
    if (v7 !== undefined && !Number.isInteger(v7)) wrong(found, "actor_id", v7, "an integer");
    if (v8 !== undefined && !Number.isInteger(v8)) wrong(found, "organisation_id", v8, "an integer");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "new_status", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "previous_status", v10, "a string");
  }
  else wrong(found, "", v, "an object");
}
