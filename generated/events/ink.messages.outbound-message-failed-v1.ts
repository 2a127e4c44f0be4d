// Generated from events/ink/ink.messages.outbound-message-failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkFailureData, isInkFailureData } from "../shapes/InkFailureData.ts";
import { explainInkMessageWithVendor, isInkMessageWithVendor } from "../shapes/InkMessageWithVendor.ts";
import type { InkMessagesOutboundMessageFailedV1 } from "../types/ink.ts";

export type { InkMessagesOutboundMessageFailedV1 } from "../types/ink.ts";

/** A message that was to go out failed. The failure comes with its kind, its reason and its time. */
export const inkMessagesOutboundMessageFailedV1: EventContract<"ink.messages.outbound-message-failed", "v1", InkMessagesOutboundMessageFailedV1> = /* @__PURE__ */ contract("ink.messages.outbound-message-failed-v1", "ink.messages.outbound-message-failed", "v1", isInkMessagesOutboundMessageFailedV1, explainInkMessagesOutboundMessageFailedV1);

function isInkMessagesOutboundMessageFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  isInkMessageWithVendor(v.message) &&
  isInkFailureData(v.failure);
}

function explainInkMessagesOutboundMessageFailedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_relay_id,message,failure");
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.message === undefined) {
      report(path + "/message", "required");
    }
    if (data.failure === undefined) {
      report(path + "/failure", "required");
    }
    if (data.conversation_relay_id !== undefined) {
      if (typeof data.conversation_relay_id !== "string") {
        report(path+"/conversation_relay_id", "string");
      }
    }
    if (data.message !== undefined) {
      explainInkMessageWithVendor(data.message, path + "/message", report, visit);
    }
    if (data.failure !== undefined) {
      explainInkFailureData(data.failure, path + "/failure", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
