// Generated from events/ink/ink.live-chat.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkConversation, isInkConversation } from "../shapes/InkConversation.ts";
import type { InkLiveChatMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

export type { InkLiveChatMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

/** A message that goes out to the customer was created in a live chat. */
export const inkLiveChatMessagesOutboundMessageCreatedV1: EventContract<"ink.live-chat.messages.outbound-message-created", "v1", InkLiveChatMessagesOutboundMessageCreatedV1> = /* @__PURE__ */ contract("ink.live-chat.messages.outbound-message-created-v1", "ink.live-chat.messages.outbound-message-created", "v1", isInkLiveChatMessagesOutboundMessageCreatedV1, explainInkLiveChatMessagesOutboundMessageCreatedV1);

function isInkLiveChatMessagesOutboundMessageCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isInkConversation(v.live_chat_conversation);
}

function explainInkLiveChatMessagesOutboundMessageCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "live_chat_conversation");
    if (data.live_chat_conversation === undefined) {
      report(path + "/live_chat_conversation", "required");
    }
    if (data.live_chat_conversation !== undefined) {
      explainInkConversation(data.live_chat_conversation, path + "/live_chat_conversation", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
