// Generated from events/ink/ink.conversation.closed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkConversationClosedV1 } from "../types/ink.ts";

export type { InkConversationClosedV1 } from "../types/ink.ts";

/** A conversation was closed. The message says when and for what reason. */
export const inkConversationClosedV1: EventContract<"ink.conversation.closed", "v1", InkConversationClosedV1> = /* @__PURE__ */ contract("ink.conversation.closed-v1", "ink.conversation.closed", "v1", isInkConversationClosedV1, explainInkConversationClosedV1);

function isInkConversationClosedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  typeof v.actor_type === "string" &&
  Number.isInteger(v.actor_id) &&
  Number.isInteger(v.organisation_id) &&
  typeof v.closed_at === "string" &&
  typeof v.reason === "string";
}

function explainInkConversationClosedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_id,conversation_relay_id,account_number,latest_contacted_account_user_number,support_user_id,actor_type,actor_id,organisation_id,closed_at,reason");
    if (data.conversation_id === undefined) {
      report(path + "/conversation_id", "required");
    }
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.latest_contacted_account_user_number === undefined) {
      report(path + "/latest_contacted_account_user_number", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.actor_type === undefined) {
      report(path + "/actor_type", "required");
    }
    if (data.actor_id === undefined) {
      report(path + "/actor_id", "required");
    }
    if (data.organisation_id === undefined) {
      report(path + "/organisation_id", "required");
    }
    if (data.closed_at === undefined) {
      report(path + "/closed_at", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
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
    if (data.latest_contacted_account_user_number !== undefined) {
      if (typeof data.latest_contacted_account_user_number !== "string") {
        report(path+"/latest_contacted_account_user_number", "string");
      }
    }
    if (data.support_user_id !== undefined) {
      let data4 = data.support_user_id;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/support_user_id", "integer");
      }
    }
    if (data.actor_type !== undefined) {
      if (typeof data.actor_type !== "string") {
        report(path+"/actor_type", "string");
      }
    }
    if (data.actor_id !== undefined) {
      let data6 = data.actor_id;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        report(path+"/actor_id", "integer");
      }
    }
    if (data.organisation_id !== undefined) {
      let data7 = data.organisation_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        report(path+"/organisation_id", "integer");
      }
    }
    if (data.closed_at !== undefined) {
      if (typeof data.closed_at !== "string") {
        report(path+"/closed_at", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
