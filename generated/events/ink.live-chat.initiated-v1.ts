// Generated from events/ink/ink.live-chat.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkConversation, isInkConversation } from "../shapes/InkConversation.ts";
import type { InkLiveChatInitiatedV1 } from "../types/ink.ts";

export type { InkLiveChatInitiatedV1 } from "../types/ink.ts";

/** A live chat was started. Its conversation comes with one message. */
export const inkLiveChatInitiatedV1: EventContract<"ink.live-chat.initiated", "v1", InkLiveChatInitiatedV1> = /* @__PURE__ */ contract("ink.live-chat.initiated-v1", "ink.live-chat.initiated", "v1", isInkLiveChatInitiatedV1, explainInkLiveChatInitiatedV1);

function isInkLiveChatInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isInkConversation(v.live_chat_conversation);
}

function explainInkLiveChatInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
