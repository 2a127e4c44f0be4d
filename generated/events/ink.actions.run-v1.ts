// Generated from events/ink/ink.actions.run-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainInkAction, isInkAction } from "../shapes/InkAction.ts";
import type { InkActionsRunV1 } from "../types/ink.ts";

export type { InkActionsRunV1 } from "../types/ink.ts";

/** Actions were run for a message in a conversation. Each result says whether its action succeeded and whether further evaluation stops. */
export const inkActionsRunV1: Contract<"ink.actions.run-v1", "ink.actions.run", "v1", InkActionsRunV1> = /* @__PURE__ */ contract("ink.actions.run-v1", "ink.actions.run", "v1", isInkActionsRunV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkActionsRunV1> {
return options?.unknown === "report" || !isInkActionsRunV1(input) ? examine<InkActionsRunV1>(input, options, explainInkActionsRunV1) : { ok: true, value: input as InkActionsRunV1 };
}

function isInkActionsRunV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.message_relay_id === "string" &&
  Array.isArray((v1 = v.actions_results)) && isInkActionsRunV1List1(v1);
}

function isInkActionsRunV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isInkAction(v[i])) return false;
  return true;
}

function explainInkActionsRunV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.message_relay_id;
    const v3 = v.actions_results;
    found.visit?.(found, v, "", "conversation_relay_id,message_relay_id,actions_results");
    if (v1 === undefined) missing(found, "conversation_relay_id");
    if (v2 === undefined) missing(found, "message_relay_id");
    if (v3 === undefined) missing(found, "actions_results");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "message_relay_id", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v4 = v3[i0];
          if (found.visit || !isInkAction(v4)) explainInkAction(v4, "actions_results." + i0 + ".", found);
        }
      }
      else wrong(found, "actions_results", v3, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
