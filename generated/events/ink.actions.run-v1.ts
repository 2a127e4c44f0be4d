// Generated from events/ink/ink.actions.run-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkAction, isInkAction } from "../shapes/InkAction.ts";
import type { InkActionsRunV1 } from "../types/ink.ts";

export type { InkActionsRunV1 } from "../types/ink.ts";

/** Actions were run for a message in a conversation. Each result says whether its action succeeded and whether further evaluation stops. */
export const inkActionsRunV1: EventContract<"ink.actions.run", "v1", InkActionsRunV1> = /* @__PURE__ */ contract("ink.actions.run-v1", "ink.actions.run", "v1", isInkActionsRunV1, explainInkActionsRunV1);

function isInkActionsRunV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.message_relay_id === "string" &&
  Array.isArray(v.actions_results) && every(v.actions_results, (i0: any) => isInkAction(i0));
}

function explainInkActionsRunV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_relay_id,message_relay_id,actions_results");
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.message_relay_id === undefined) {
      report(path + "/message_relay_id", "required");
    }
    if (data.actions_results === undefined) {
      report(path + "/actions_results", "required");
    }
    if (data.conversation_relay_id !== undefined) {
      if (typeof data.conversation_relay_id !== "string") {
        report(path+"/conversation_relay_id", "string");
      }
    }
    if (data.message_relay_id !== undefined) {
      if (typeof data.message_relay_id !== "string") {
        report(path+"/message_relay_id", "string");
      }
    }
    if (data.actions_results !== undefined) {
      let data2 = data.actions_results;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          explainInkAction(data2[i0], path + "/actions_results/" + i0, report, visit);
        }
      }
      else {
        report(path+"/actions_results", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
