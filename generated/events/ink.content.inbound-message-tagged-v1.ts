// Generated from events/ink/ink.content.inbound-message-tagged-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkMessageContent, isInkMessageContent } from "../shapes/InkMessageContent.ts";
import type { InkContentInboundMessageTaggedV1 } from "../types/ink.ts";

export type { InkContentInboundMessageTaggedV1 } from "../types/ink.ts";

/** A message that came in was given tags. It is named with its addresses, subject and tags, not with its text. */
export const inkContentInboundMessageTaggedV1: Contract<"ink.content.inbound-message-tagged-v1", "ink.content.inbound-message-tagged", "v1", InkContentInboundMessageTaggedV1> = /* @__PURE__ */ contract("ink.content.inbound-message-tagged-v1", "ink.content.inbound-message-tagged", "v1", isInkContentInboundMessageTaggedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkContentInboundMessageTaggedV1> {
return options?.unknown === "report" || !isInkContentInboundMessageTaggedV1(input) ? examine<InkContentInboundMessageTaggedV1>(input, options, explainInkContentInboundMessageTaggedV1) : { ok: true, value: input as InkContentInboundMessageTaggedV1 };
}

function isInkContentInboundMessageTaggedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessageContent(v.message);
}

function explainInkContentInboundMessageTaggedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_id;
    const v2 = v.conversation_relay_id;
    const v3 = v.account_number;
    const v4 = v.message;
    found.visit?.(found, v, "", "conversation_id,conversation_relay_id,account_number,message");
    if (v1 === undefined) missing(found, "conversation_id");
    if (v2 === undefined) missing(found, "conversation_relay_id");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "message");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "conversation_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "conversation_relay_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined) {
      if (found.visit || !isInkMessageContent(v4)) explainInkMessageContent(v4, "message.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
