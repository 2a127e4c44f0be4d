// Generated from events/ink/ink.messages.outbound-message-failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkFailureData, isInkFailureData } from "../shapes/InkFailureData.ts";
import { explainInkMessageWithVendor, isInkMessageWithVendor } from "../shapes/InkMessageWithVendor.ts";
import type { InkMessagesOutboundMessageFailedV1 } from "../types/ink.ts";

export type { InkMessagesOutboundMessageFailedV1 } from "../types/ink.ts";

/** A message that was to go out failed. The failure comes with its kind, its reason and its time. */
export const inkMessagesOutboundMessageFailedV1: Contract<"ink.messages.outbound-message-failed-v1", "ink.messages.outbound-message-failed", "v1", InkMessagesOutboundMessageFailedV1> = /* @__PURE__ */ contract("ink.messages.outbound-message-failed-v1", "ink.messages.outbound-message-failed", "v1", isInkMessagesOutboundMessageFailedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkMessagesOutboundMessageFailedV1> {
return options?.unknown === "report" || !isInkMessagesOutboundMessageFailedV1(input) ? examine<InkMessagesOutboundMessageFailedV1>(input, options, explainInkMessagesOutboundMessageFailedV1) : { ok: true, value: input as InkMessagesOutboundMessageFailedV1 };
}

function isInkMessagesOutboundMessageFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  isInkMessageWithVendor(v.message) &&
  isInkFailureData(v.failure);
}

function explainInkMessagesOutboundMessageFailedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.message;
    const v3 = v.failure;
    found.visit?.(found, v, "", "conversation_relay_id,message,failure");
    if (v1 === undefined) missing(found, "conversation_relay_id");
    if (v2 === undefined) missing(found, "message");
    if (v3 === undefined) missing(found, "failure");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "conversation_relay_id", v1, "a string");
    if (v2 !== undefined) {
      if (found.visit || !isInkMessageWithVendor(v2)) explainInkMessageWithVendor(v2, "message.", found);
    }
    if (v3 !== undefined) {
      if (found.visit || !isInkFailureData(v3)) explainInkFailureData(v3, "failure.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
