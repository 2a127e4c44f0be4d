// Generated from events/ink/ink.conversation.unassigned_from_bucket-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkConversationUnassignedFromBucketV1 } from "../types/ink.ts";

export type { InkConversationUnassignedFromBucketV1 } from "../types/ink.ts";

/** A conversation was taken out of a bucket. The catalogue does not say what a bucket is. */
export const inkConversationUnassignedFromBucketV1: Contract<"ink.conversation.unassigned_from_bucket-v1", "ink.conversation.unassigned_from_bucket", "v1", InkConversationUnassignedFromBucketV1> = /* @__PURE__ */ contract("ink.conversation.unassigned_from_bucket-v1", "ink.conversation.unassigned_from_bucket", "v1", isInkConversationUnassignedFromBucketV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkConversationUnassignedFromBucketV1> {
return options?.unknown === "report" || !isInkConversationUnassignedFromBucketV1(input) ? examine<InkConversationUnassignedFromBucketV1>(input, options, explainInkConversationUnassignedFromBucketV1) : { ok: true, value: input as InkConversationUnassignedFromBucketV1 };
}

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

function explainInkConversationUnassignedFromBucketV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.conversation_relay_id;
    const v2 = v.bucket_relay_id;
    const v3 = v.support_user_id;
    const v4 = v.organisation_id;
    const v5 = v.actor_type;
    const v6 = v.actor_id;
    found.visit?.(found, v, "", "conversation_relay_id,bucket_relay_id,support_user_id,organisation_id,actor_type,actor_id");
    if (v1 === undefined) missing(found, "conversation_relay_id");
    if (v2 === undefined) missing(found, "bucket_relay_id");
    if (v3 === undefined) missing(found, "support_user_id");
    if (v4 === undefined) missing(found, "organisation_id");
    if (v5 === undefined) missing(found, "actor_type");
    if (v6 === undefined) missing(found, "actor_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "conversation_relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "bucket_relay_id", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "support_user_id", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "organisation_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "actor_type", v5, "a string");
    if (v6 !== undefined && !Number.isInteger(v6)) wrong(found, "actor_id", v6, "an integer");
  }
  else wrong(found, "", v, "an object");
}
