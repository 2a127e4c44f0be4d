// Generated from events/ink/ink.live-chat.closed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkLiveChatClosedV1 } from "../types/ink.ts";

export type { InkLiveChatClosedV1 } from "../types/ink.ts";

/** A live chat was ended. The account may be left out. */
export const inkLiveChatClosedV1: EventContract<"ink.live-chat.closed", "v1", InkLiveChatClosedV1> = /* @__PURE__ */ contract("ink.live-chat.closed-v1", "ink.live-chat.closed", "v1", isInkLiveChatClosedV1, explainInkLiveChatClosedV1);

function isInkLiveChatClosedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.live_chat_conversation_relay_id === "string" &&
  typeof v.close_reason === "string" &&
  (v.account_number === undefined || typeof v.account_number === "string");
}

function explainInkLiveChatClosedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "live_chat_conversation_relay_id,close_reason,account_number");
    if (data.live_chat_conversation_relay_id === undefined) {
      report(path + "/live_chat_conversation_relay_id", "required");
    }
    if (data.close_reason === undefined) {
      report(path + "/close_reason", "required");
    }
    if (data.live_chat_conversation_relay_id !== undefined) {
      if (typeof data.live_chat_conversation_relay_id !== "string") {
        report(path+"/live_chat_conversation_relay_id", "string");
      }
    }
    if (data.close_reason !== undefined) {
      if (typeof data.close_reason !== "string") {
        report(path+"/close_reason", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
