// Generated from events/ink/ink.messages.phishing-report-dismissed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkMessage, isInkMessage } from "../shapes/InkMessage.ts";
import type { InkMessagesPhishingReportDismissedV1 } from "../types/ink.ts";

export type { InkMessagesPhishingReportDismissedV1 } from "../types/ink.ts";

/** A report that a message was phishing, an attempt to trick somebody into giving away secrets or money, was dismissed. */
export const inkMessagesPhishingReportDismissedV1: Contract<"ink.messages.phishing-report-dismissed-v1", "ink.messages.phishing-report-dismissed", "v1", InkMessagesPhishingReportDismissedV1> = /* @__PURE__ */ contract("ink.messages.phishing-report-dismissed-v1", "ink.messages.phishing-report-dismissed", "v1", isInkMessagesPhishingReportDismissedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkMessagesPhishingReportDismissedV1> {
return options?.unknown === "report" || !isInkMessagesPhishingReportDismissedV1(input) ? examine<InkMessagesPhishingReportDismissedV1>(input, options, explainInkMessagesPhishingReportDismissedV1) : { ok: true, value: input as InkMessagesPhishingReportDismissedV1 };
}

function isInkMessagesPhishingReportDismissedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}

function explainInkMessagesPhishingReportDismissedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.account_number;
    const v3 = v.message;
    found.visit?.(found, v, "", "conversation_relay_id,account_number,message");
    if (v1 === undefined) missing(found, "conversation_relay_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "message");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isInkMessage(v3)) explainInkMessage(v3, "message.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
