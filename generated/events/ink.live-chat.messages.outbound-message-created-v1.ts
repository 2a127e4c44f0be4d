// Generated from events/ink/ink.live-chat.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkConversation, isInkConversation } from "../shapes/InkConversation.ts";
import type { InkLiveChatMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

export type { InkLiveChatMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

/** A message that goes out to the customer was created in a live chat. */
export const inkLiveChatMessagesOutboundMessageCreatedV1: Contract<"ink.live-chat.messages.outbound-message-created-v1", "ink.live-chat.messages.outbound-message-created", "v1", InkLiveChatMessagesOutboundMessageCreatedV1> = /* @__PURE__ */ contract("ink.live-chat.messages.outbound-message-created-v1", "ink.live-chat.messages.outbound-message-created", "v1", isInkLiveChatMessagesOutboundMessageCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkLiveChatMessagesOutboundMessageCreatedV1> {
return options?.unknown === "report" || !isInkLiveChatMessagesOutboundMessageCreatedV1(input) ? examine<InkLiveChatMessagesOutboundMessageCreatedV1>(input, options, explainInkLiveChatMessagesOutboundMessageCreatedV1) : { ok: true, value: input as InkLiveChatMessagesOutboundMessageCreatedV1 };
}

function isInkLiveChatMessagesOutboundMessageCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isInkConversation(v.live_chat_conversation);
}

function explainInkLiveChatMessagesOutboundMessageCreatedV1(v: any, _at: string, found: Findings): void {
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
