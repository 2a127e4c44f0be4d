// Generated from events/ink/ink.messages.inbound-message-ingested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkMessagesInboundMessageIngestedV1 } from "../types/ink.ts";

export type { InkMessagesInboundMessageIngestedV1 } from "../types/ink.ts";

/** A message that came in was taken in from a vendor, the service that carried it. Neither conversation nor account is named. */
export const inkMessagesInboundMessageIngestedV1: EventContract<"ink.messages.inbound-message-ingested", "v1", InkMessagesInboundMessageIngestedV1> = /* @__PURE__ */ contract("ink.messages.inbound-message-ingested-v1", "ink.messages.inbound-message-ingested", "v1", isInkMessagesInboundMessageIngestedV1, explainInkMessagesInboundMessageIngestedV1);

function isInkMessagesInboundMessageIngestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.channel === "string" &&
  typeof v.vendor === "string" &&
  typeof v.vendor_id === "string" &&
  typeof v.message_relay_id === "string";
}

function explainInkMessagesInboundMessageIngestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "channel,vendor,vendor_id,message_relay_id");
    if (data.channel === undefined) {
      report(path + "/channel", "required");
    }
    if (data.vendor === undefined) {
      report(path + "/vendor", "required");
    }
    if (data.vendor_id === undefined) {
      report(path + "/vendor_id", "required");
    }
    if (data.message_relay_id === undefined) {
      report(path + "/message_relay_id", "required");
    }
    if (data.channel !== undefined) {
      if (typeof data.channel !== "string") {
        report(path+"/channel", "string");
      }
    }
    if (data.vendor !== undefined) {
      if (typeof data.vendor !== "string") {
        report(path+"/vendor", "string");
      }
    }
    if (data.vendor_id !== undefined) {
      if (typeof data.vendor_id !== "string") {
        report(path+"/vendor_id", "string");
      }
    }
    if (data.message_relay_id !== undefined) {
      if (typeof data.message_relay_id !== "string") {
        report(path+"/message_relay_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
