// Generated from events/ink/ink.live-chat.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkConversation, isInkConversation } from "../shapes/InkConversation.ts";
import type { InkLiveChatInitiatedV1 } from "../types/ink.ts";

export type { InkLiveChatInitiatedV1 } from "../types/ink.ts";

/** A live chat was started. Its conversation comes with one message. */
export const inkLiveChatInitiatedV1: Contract<"ink.live-chat.initiated-v1", "ink.live-chat.initiated", "v1", InkLiveChatInitiatedV1> = /* @__PURE__ */ contract("ink.live-chat.initiated-v1", "ink.live-chat.initiated", "v1", isInkLiveChatInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkLiveChatInitiatedV1> {
return options?.unknown === "report" || !isInkLiveChatInitiatedV1(input) ? examine<InkLiveChatInitiatedV1>(input, options, explainInkLiveChatInitiatedV1) : { ok: true, value: input as InkLiveChatInitiatedV1 };
}

function isInkLiveChatInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isInkConversation(v.live_chat_conversation);
}

function explainInkLiveChatInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.live_chat_conversation;
    found.visit?.(found, v, "", "live_chat_conversation");
    if (v1 === undefined) missing(found, "live_chat_conversation");
    if (v1 !== undefined) {
      if (found.visit || !isInkConversation(v1)) explainInkConversation(v1, "live_chat_conversation.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
