// Generated from events/ink/ink.live-chat.closed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkLiveChatClosedV1 } from "../types/ink.ts";

export type { InkLiveChatClosedV1 } from "../types/ink.ts";

/** A live chat was ended. The account may be left out. */
export const inkLiveChatClosedV1: Contract<"ink.live-chat.closed-v1", "ink.live-chat.closed", "v1", InkLiveChatClosedV1> = /* @__PURE__ */ contract("ink.live-chat.closed-v1", "ink.live-chat.closed", "v1", isInkLiveChatClosedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkLiveChatClosedV1> {
return options?.unknown === "report" || !isInkLiveChatClosedV1(input) ? examine<InkLiveChatClosedV1>(input, options, explainInkLiveChatClosedV1) : { ok: true, value: input as InkLiveChatClosedV1 };
}

function isInkLiveChatClosedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.live_chat_conversation_relay_id === "string" &&
  typeof v.close_reason === "string" &&
  ((v1 = v.account_number) === undefined || typeof v1 === "string");
}

function explainInkLiveChatClosedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.live_chat_conversation_relay_id;
    const v2 = v.close_reason;
    const v3 = v.account_number;
    found.visit?.(found, v, "", "live_chat_conversation_relay_id,close_reason,account_number");
    if (v1 === undefined) missing(found, "live_chat_conversation_relay_id");
    if (v2 === undefined) missing(found, "close_reason");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "live_chat_conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "close_reason", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
