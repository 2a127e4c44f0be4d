// Generated from events/communications/comms.account-call.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("comms.account-call.updated-v1", isCommsAccountCallUpdatedV1, "{account_number,call_id:i,call_key,transcript_key,redacted_transcript_key,bucket,changes{}}");

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
