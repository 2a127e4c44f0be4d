// Generated from events/communications/comms.account-call.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CommsAccountCallUpdatedV1 } from "../types/communications.ts";

export type { CommsAccountCallUpdatedV1 } from "../types/communications.ts";

/** The record of a phone call linked to an account was changed. */
export const commsAccountCallUpdatedV1: EventContract<"comms.account-call.updated", "v1", CommsAccountCallUpdatedV1> = /* @__PURE__ */ contract("comms.account-call.updated-v1", "comms.account-call.updated", "v1", isCommsAccountCallUpdatedV1, explainCommsAccountCallUpdatedV1);

function isCommsAccountCallUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.call_id) &&
  typeof v.call_key === "string" &&
  typeof v.transcript_key === "string" &&
  typeof v.redacted_transcript_key === "string" &&
  typeof v.bucket === "string" &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainCommsAccountCallUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,call_id,call_key,transcript_key,redacted_transcript_key,bucket,changes");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.call_id === undefined) {
      report(path + "/call_id", "required");
    }
    if (data.call_key === undefined) {
      report(path + "/call_key", "required");
    }
    if (data.transcript_key === undefined) {
      report(path + "/transcript_key", "required");
    }
    if (data.redacted_transcript_key === undefined) {
      report(path + "/redacted_transcript_key", "required");
    }
    if (data.bucket === undefined) {
      report(path + "/bucket", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.call_id !== undefined) {
      let data1 = data.call_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/call_id", "integer");
      }
    }
    if (data.call_key !== undefined) {
      if (typeof data.call_key !== "string") {
        report(path+"/call_key", "string");
      }
    }
    if (data.transcript_key !== undefined) {
      if (typeof data.transcript_key !== "string") {
        report(path+"/transcript_key", "string");
      }
    }
    if (data.redacted_transcript_key !== undefined) {
      if (typeof data.redacted_transcript_key !== "string") {
        report(path+"/redacted_transcript_key", "string");
      }
    }
    if (data.bucket !== undefined) {
      if (typeof data.bucket !== "string") {
        report(path+"/bucket", "string");
      }
    }
    if (data.changes !== undefined) {
      let data6 = data.changes;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        report(path+"/changes", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
