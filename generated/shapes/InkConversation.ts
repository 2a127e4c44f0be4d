// Generated from events/_shared/InkConversation.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkMessage, isInkMessage } from "./InkMessage.ts";

export function isInkConversation(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  isInkMessage(v.message);
}

export function explainInkConversation(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.account_number;
    const v3 = v.message;
    found.visit?.(found, v, at, "conversation_relay_id,account_number,message");
    if (v1 === undefined) missing(found, at + "conversation_relay_id");
    if (v2 === undefined) missing(found, at + "account_number");
    if (v3 === undefined) missing(found, at + "message");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "account_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isInkMessage(v3)) explainInkMessage(v3, at + "message.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
