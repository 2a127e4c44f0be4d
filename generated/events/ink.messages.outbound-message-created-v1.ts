// Generated from events/ink/ink.messages.outbound-message-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkMessage, isInkMessage } from "../shapes/InkMessage.ts";
import type { InkMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

export type { InkMessagesOutboundMessageCreatedV1 } from "../types/ink.ts";

/** A message that goes out was added to a conversation. */
export const inkMessagesOutboundMessageCreatedV1: EventContract<"ink.messages.outbound-message-created", "v1", InkMessagesOutboundMessageCreatedV1> = /* @__PURE__ */ contract("ink.messages.outbound-message-created-v1", "ink.messages.outbound-message-created", "v1", isInkMessagesOutboundMessageCreatedV1, explainInkMessagesOutboundMessageCreatedV1);

function isInkMessagesOutboundMessageCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}

function explainInkMessagesOutboundMessageCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_relay_id,account_number,message");
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.message === undefined) {
      report(path + "/message", "required");
    }
    if (data.conversation_relay_id !== undefined) {
      if (typeof data.conversation_relay_id !== "string") {
        report(path+"/conversation_relay_id", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.message !== undefined) {
      explainInkMessage(data.message, path + "/message", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
