// Generated from events/_shared/InkConversation.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkMessage, isInkMessage } from "./InkMessage.ts";

export function isInkConversation(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}

export function explainInkConversation(data: any, path: string, report: Report, visit?: Visit): void {
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
