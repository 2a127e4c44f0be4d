// Generated from events/communications/comms.transcription.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CommsTranscriptionCreatedV1 } from "../types/communications.ts";

export type { CommsTranscriptionCreatedV1 } from "../types/communications.ts";

/** A written transcript of a phone call linked to an account was made. */
export const commsTranscriptionCreatedV1: EventContract<"comms.transcription.created", "v1", CommsTranscriptionCreatedV1> = /* @__PURE__ */ contract("comms.transcription.created-v1", "comms.transcription.created", "v1", isCommsTranscriptionCreatedV1, explainCommsTranscriptionCreatedV1);

function isCommsTranscriptionCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.call_id) &&
  typeof v.call_key === "string" &&
  typeof v.transcript_key === "string" &&
  typeof v.redacted_transcript_key === "string" &&
  typeof v.bucket === "string";
}

function explainCommsTranscriptionCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,call_id,call_key,transcript_key,redacted_transcript_key,bucket");
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
  }
  else {
    report(path, "object");
  }
}
