// Generated from events/ink/ink.content.inbound-message-tagged-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkMessageContent, isInkMessageContent } from "../shapes/InkMessageContent.ts";
import type { InkContentInboundMessageTaggedV1 } from "../types/ink.ts";

export type { InkContentInboundMessageTaggedV1 } from "../types/ink.ts";

/** A message that came in was given tags. It is named with its addresses, subject and tags, not with its text. */
export const inkContentInboundMessageTaggedV1: EventContract<"ink.content.inbound-message-tagged", "v1", InkContentInboundMessageTaggedV1> = /* @__PURE__ */ contract("ink.content.inbound-message-tagged-v1", "ink.content.inbound-message-tagged", "v1", isInkContentInboundMessageTaggedV1, explainInkContentInboundMessageTaggedV1);

function isInkContentInboundMessageTaggedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessageContent(v.message);
}

function explainInkContentInboundMessageTaggedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_id,conversation_relay_id,account_number,message");
    if (data.conversation_id === undefined) {
      report(path + "/conversation_id", "required");
    }
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.message === undefined) {
      report(path + "/message", "required");
    }
    if (data.conversation_id !== undefined) {
      let data0 = data.conversation_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/conversation_id", "integer");
      }
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
      explainInkMessageContent(data.message, path + "/message", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
