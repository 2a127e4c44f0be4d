// Generated from events/ink/ink.messages.inbound-message-ingested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkMessagesInboundMessageIngestedV1 } from "../types/ink.ts";

export type { InkMessagesInboundMessageIngestedV1 } from "../types/ink.ts";

/** A message that came in was taken in from a vendor, the service that carried it. Neither conversation nor account is named. */
export const inkMessagesInboundMessageIngestedV1: Contract<"ink.messages.inbound-message-ingested-v1", "ink.messages.inbound-message-ingested", "v1", InkMessagesInboundMessageIngestedV1> = /* @__PURE__ */ contract("ink.messages.inbound-message-ingested-v1", "ink.messages.inbound-message-ingested", "v1", isInkMessagesInboundMessageIngestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkMessagesInboundMessageIngestedV1> {
return options?.unknown === "report" || !isInkMessagesInboundMessageIngestedV1(input) ? examine<InkMessagesInboundMessageIngestedV1>(input, options, explainInkMessagesInboundMessageIngestedV1) : { ok: true, value: input as InkMessagesInboundMessageIngestedV1 };
}

function isInkMessagesInboundMessageIngestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.channel === "string" &&
  typeof v.vendor === "string" &&
  typeof v.vendor_id === "string" &&
  typeof v.message_relay_id === "string";
}

function explainInkMessagesInboundMessageIngestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.channel;
    const v2 = v.vendor;
    const v3 = v.vendor_id;
    const v4 = v.message_relay_id;
    found.visit?.(found, v, "", "channel,vendor,vendor_id,message_relay_id");
    if (v1 === undefined) missing(found, "channel");
    if (v2 === undefined) missing(found, "vendor");
    if (v3 === undefined) missing(found, "vendor_id");
    if (v4 === undefined) missing(found, "message_relay_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "channel", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "vendor", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "vendor_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "message_relay_id", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
