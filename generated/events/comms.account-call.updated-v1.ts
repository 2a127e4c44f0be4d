// Generated from events/communications/comms.account-call.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CommsAccountCallUpdatedV1 } from "../types/communications.ts";

export type { CommsAccountCallUpdatedV1 } from "../types/communications.ts";

/** The record of a phone call linked to an account was changed. */
export const commsAccountCallUpdatedV1: Contract<"comms.account-call.updated-v1", "comms.account-call.updated", "v1", CommsAccountCallUpdatedV1> = /* @__PURE__ */ contract("comms.account-call.updated-v1", "comms.account-call.updated", "v1", isCommsAccountCallUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CommsAccountCallUpdatedV1> {
return options?.unknown === "report" || !isCommsAccountCallUpdatedV1(input) ? examine<CommsAccountCallUpdatedV1>(input, options, explainCommsAccountCallUpdatedV1) : { ok: true, value: input as CommsAccountCallUpdatedV1 };
}

function isCommsAccountCallUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.call_id) &&
  typeof v.call_key === "string" &&
  typeof v.transcript_key === "string" &&
  typeof v.redacted_transcript_key === "string" &&
  typeof v.bucket === "string" &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainCommsAccountCallUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.call_id;
    const v3 = v.call_key;
    const v4 = v.transcript_key;
    const v5 = v.redacted_transcript_key;
    const v6 = v.bucket;
    const v7 = v.changes;
    found.visit?.(found, v, "", "account_number,call_id,call_key,transcript_key,redacted_transcript_key,bucket,changes");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "call_id");
    if (v3 === undefined) missing(found, "call_key");
    if (v4 === undefined) missing(found, "transcript_key");
    if (v5 === undefined) missing(found, "redacted_transcript_key");
    if (v6 === undefined) missing(found, "bucket");
    if (v7 === undefined) missing(found, "changes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "call_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "call_key", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "transcript_key", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "redacted_transcript_key", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "bucket", v6, "a string");
    if (v7 !== undefined && !(typeof v7 === "object" && v7 !== null && !Array.isArray(v7))) wrong(found, "changes", v7, "an object");
  }
  else wrong(found, "", v, "an object");
}
