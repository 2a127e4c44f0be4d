// Generated from events/communications/comms.customer_email_bounced-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CommsCustomerEmailBouncedV1 } from "../types/communications.ts";

export type { CommsCustomerEmailBouncedV1 } from "../types/communications.ts";

/** An email to a customer came back as undeliverable. */
export const commsCustomerEmailBouncedV1: Contract<"comms.customer_email_bounced-v1", "comms.customer_email_bounced", "v1", CommsCustomerEmailBouncedV1> = /* @__PURE__ */ contract("comms.customer_email_bounced-v1", "comms.customer_email_bounced", "v1", isCommsCustomerEmailBouncedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CommsCustomerEmailBouncedV1> {
return options?.unknown === "report" || !isCommsCustomerEmailBouncedV1(input) ? examine<CommsCustomerEmailBouncedV1>(input, options, explainCommsCustomerEmailBouncedV1) : { ok: true, value: input as CommsCustomerEmailBouncedV1 };
}

function isCommsCustomerEmailBouncedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.user_id) &&
  Number.isInteger(v.message_id) &&
  typeof v.template_code === "string" &&
  typeof v.bounced_at === "string";
}

function explainCommsCustomerEmailBouncedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.user_id;
    const v3 = v.message_id;
    const v4 = v.template_code;
    const v5 = v.bounced_at;
    found.visit?.(found, v, "", "account_number,user_id,message_id,template_code,bounced_at");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "user_id");
    if (v3 === undefined) missing(found, "message_id");
    if (v4 === undefined) missing(found, "template_code");
    if (v5 === undefined) missing(found, "bounced_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "user_id", v2, "an integer");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "message_id", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "template_code", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "bounced_at", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
