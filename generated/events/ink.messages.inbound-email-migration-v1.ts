// Generated from events/ink/ink.messages.inbound-email-migration-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InkMessagesInboundEmailMigrationV1 } from "../types/ink.ts";

export type { InkMessagesInboundEmailMigrationV1 } from "../types/ink.ts";

/** An email received from outside was dealt with in a migration of emails. The message says where the stored email lies. */
export const inkMessagesInboundEmailMigrationV1: EventContract<"ink.messages.inbound-email-migration", "v1", InkMessagesInboundEmailMigrationV1> = /* @__PURE__ */ contract("ink.messages.inbound-email-migration-v1", "ink.messages.inbound-email-migration", "v1", isInkMessagesInboundEmailMigrationV1, explainInkMessagesInboundEmailMigrationV1);

function isInkMessagesInboundEmailMigrationV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.message_id === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string";
}

function explainInkMessagesInboundEmailMigrationV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "message_id,objstore_key,objstore_bucket");
    if (data.message_id === undefined) {
      report(path + "/message_id", "required");
    }
    if (data.objstore_key === undefined) {
      report(path + "/objstore_key", "required");
    }
    if (data.objstore_bucket === undefined) {
      report(path + "/objstore_bucket", "required");
    }
    if (data.message_id !== undefined) {
      if (typeof data.message_id !== "string") {
        report(path+"/message_id", "string");
      }
    }
    if (data.objstore_key !== undefined) {
      if (typeof data.objstore_key !== "string") {
        report(path+"/objstore_key", "string");
      }
    }
    if (data.objstore_bucket !== undefined) {
      if (typeof data.objstore_bucket !== "string") {
        report(path+"/objstore_bucket", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
