// Generated from events/ink/ink.messages.inbound-email-migration-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InkMessagesInboundEmailMigrationV1 } from "../types/ink.ts";

export type { InkMessagesInboundEmailMigrationV1 } from "../types/ink.ts";

/** An email received from outside was dealt with in a migration of emails. The message says where the stored email lies. */
export const inkMessagesInboundEmailMigrationV1: Contract<"ink.messages.inbound-email-migration-v1", "ink.messages.inbound-email-migration", "v1", InkMessagesInboundEmailMigrationV1> = /* @__PURE__ */ contract("ink.messages.inbound-email-migration-v1", "ink.messages.inbound-email-migration", "v1", isInkMessagesInboundEmailMigrationV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InkMessagesInboundEmailMigrationV1> {
return options?.unknown === "report" || !isInkMessagesInboundEmailMigrationV1(input) ? examine<InkMessagesInboundEmailMigrationV1>(input, options, explainInkMessagesInboundEmailMigrationV1) : { ok: true, value: input as InkMessagesInboundEmailMigrationV1 };
}

function isInkMessagesInboundEmailMigrationV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.message_id === "string" &&
  typeof v.objstore_key === "string" &&
  typeof v.objstore_bucket === "string";
}

function explainInkMessagesInboundEmailMigrationV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.message_id;
    const v2 = v.objstore_key;
    const v3 = v.objstore_bucket;
    found.visit?.(found, v, "", "message_id,objstore_key,objstore_bucket");
    if (v1 === undefined) missing(found, "message_id");
    if (v2 === undefined) missing(found, "objstore_key");
    if (v3 === undefined) missing(found, "objstore_bucket");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "message_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "objstore_key", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "objstore_bucket", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
