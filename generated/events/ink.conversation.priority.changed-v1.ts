// Generated from events/ink/ink.conversation.priority.changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkConversationPriorityChangedV1 } from "../types/ink.ts";

export type { InkConversationPriorityChangedV1 } from "../types/ink.ts";

/** A conversation was given another priority. A message of the conversation is named with it. */
export const inkConversationPriorityChangedV1: EventContract<"ink.conversation.priority.changed", "v1", InkConversationPriorityChangedV1> = /* @__PURE__ */ contract("ink.conversation.priority.changed-v1", "ink.conversation.priority.changed", "v1", isInkConversationPriorityChangedV1, explainInkConversationPriorityChangedV1);

function isInkConversationPriorityChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.conversation_id) &&
  typeof v.conversation_relay_id === "string" &&
  Number.isFinite(v.old_priority) &&
  Number.isFinite(v.new_priority) &&
  typeof v.prioritized_at === "string" &&
  Number.isInteger(v.message_id) &&
  typeof v.message_relay_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.latest_contacted_account_user_number === "string" &&
  Number.isInteger(v.support_user_id) &&
  Number.isInteger(v.organisation_id);
}

function explainInkConversationPriorityChangedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_id,conversation_relay_id,old_priority,new_priority,prioritized_at,message_id,message_relay_id,account_number,latest_contacted_account_user_number,support_user_id,organisation_id");
    if (data.conversation_id === undefined) {
      report(path + "/conversation_id", "required");
    }
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.old_priority === undefined) {
      report(path + "/old_priority", "required");
    }
    if (data.new_priority === undefined) {
      report(path + "/new_priority", "required");
    }
    if (data.prioritized_at === undefined) {
      report(path + "/prioritized_at", "required");
    }
    if (data.message_id === undefined) {
      report(path + "/message_id", "required");
    }
    if (data.message_relay_id === undefined) {
      report(path + "/message_relay_id", "required");
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
    if (data.organisation_id === undefined) {
      report(path + "/organisation_id", "required");
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
    if (data.old_priority !== undefined) {
      let data2 = data.old_priority;
      if (!((typeof data2 == "number") && (isFinite(data2)))) {
        report(path+"/old_priority", "number");
      }
    }
    if (data.new_priority !== undefined) {
      let data3 = data.new_priority;
      if (!((typeof data3 == "number") && (isFinite(data3)))) {
        report(path+"/new_priority", "number");
      }
    }
    if (data.prioritized_at !== undefined) {
      if (typeof data.prioritized_at !== "string") {
        report(path+"/prioritized_at", "string");
      }
    }
    if (data.message_id !== undefined) {
      let data5 = data.message_id;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        report(path+"/message_id", "integer");
      }
    }
    if (data.message_relay_id !== undefined) {
      if (typeof data.message_relay_id !== "string") {
        report(path+"/message_relay_id", "string");
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
      let data9 = data.support_user_id;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        report(path+"/support_user_id", "integer");
      }
    }
    if (data.organisation_id !== undefined) {
      let data10 = data.organisation_id;
      if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
        report(path+"/organisation_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
