// Generated from events/ink/ink.messages.reported-phishing-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkMessage, isInkMessage } from "../shapes/InkMessage.ts";
import type { InkMessagesReportedPhishingV1 } from "../types/ink.ts";

export type { InkMessagesReportedPhishingV1 } from "../types/ink.ts";

/** A message was reported as phishing, an attempt to trick somebody into giving away secrets or money. */
export const inkMessagesReportedPhishingV1: EventContract<"ink.messages.reported-phishing", "v1", InkMessagesReportedPhishingV1> = /* @__PURE__ */ contract("ink.messages.reported-phishing-v1", "ink.messages.reported-phishing", "v1", isInkMessagesReportedPhishingV1, explainInkMessagesReportedPhishingV1);

function isInkMessagesReportedPhishingV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}

function explainInkMessagesReportedPhishingV1(data: any, path: string, report: Report, visit?: Visit): void {
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
