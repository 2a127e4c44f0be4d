// Generated from events/ink/ink.conversation.unassigned_from_bucket-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkConversationUnassignedFromBucketV1 } from "../types/ink.ts";

export type { InkConversationUnassignedFromBucketV1 } from "../types/ink.ts";

/** A conversation was taken out of a bucket. The catalogue does not say what a bucket is. */
export const inkConversationUnassignedFromBucketV1: EventContract<"ink.conversation.unassigned_from_bucket", "v1", InkConversationUnassignedFromBucketV1> = /* @__PURE__ */ contract("ink.conversation.unassigned_from_bucket-v1", "ink.conversation.unassigned_from_bucket", "v1", isInkConversationUnassignedFromBucketV1, explainInkConversationUnassignedFromBucketV1);

function isInkConversationUnassignedFromBucketV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.conversation_relay_id === "string" &&
  typeof v.bucket_relay_id === "string" &&
  Number.isInteger(v.support_user_id) &&
  Number.isInteger(v.organisation_id) &&
  typeof v.actor_type === "string" &&
  Number.isInteger(v.actor_id);
}

function explainInkConversationUnassignedFromBucketV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "conversation_relay_id,bucket_relay_id,support_user_id,organisation_id,actor_type,actor_id");
    if (data.conversation_relay_id === undefined) {
      report(path + "/conversation_relay_id", "required");
    }
    if (data.bucket_relay_id === undefined) {
      report(path + "/bucket_relay_id", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.organisation_id === undefined) {
      report(path + "/organisation_id", "required");
    }
    if (data.actor_type === undefined) {
      report(path + "/actor_type", "required");
    }
    if (data.actor_id === undefined) {
      report(path + "/actor_id", "required");
    }
    if (data.conversation_relay_id !== undefined) {
      if (typeof data.conversation_relay_id !== "string") {
        report(path+"/conversation_relay_id", "string");
      }
    }
    if (data.bucket_relay_id !== undefined) {
      if (typeof data.bucket_relay_id !== "string") {
        report(path+"/bucket_relay_id", "string");
      }
    }
    if (data.support_user_id !== undefined) {
      let data2 = data.support_user_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/support_user_id", "integer");
      }
    }
    if (data.organisation_id !== undefined) {
      let data3 = data.organisation_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/organisation_id", "integer");
      }
    }
    if (data.actor_type !== undefined) {
      if (typeof data.actor_type !== "string") {
        report(path+"/actor_type", "string");
      }
    }
    if (data.actor_id !== undefined) {
      let data5 = data.actor_id;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        report(path+"/actor_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
