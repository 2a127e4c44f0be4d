// Generated from events/communications/comms.customer_email_bounced-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CommsCustomerEmailBouncedV1 } from "../types/communications.ts";

export type { CommsCustomerEmailBouncedV1 } from "../types/communications.ts";

/** An email to a customer came back as undeliverable. */
export const commsCustomerEmailBouncedV1: EventContract<"comms.customer_email_bounced", "v1", CommsCustomerEmailBouncedV1> = /* @__PURE__ */ contract("comms.customer_email_bounced-v1", "comms.customer_email_bounced", "v1", isCommsCustomerEmailBouncedV1, explainCommsCustomerEmailBouncedV1);

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

function explainCommsCustomerEmailBouncedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,user_id,message_id,template_code,bounced_at");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.message_id === undefined) {
      report(path + "/message_id", "required");
    }
    if (data.template_code === undefined) {
      report(path + "/template_code", "required");
    }
    if (data.bounced_at === undefined) {
      report(path + "/bounced_at", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.user_id !== undefined) {
      let data1 = data.user_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.message_id !== undefined) {
      let data2 = data.message_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/message_id", "integer");
      }
    }
    if (data.template_code !== undefined) {
      if (typeof data.template_code !== "string") {
        report(path+"/template_code", "string");
      }
    }
    if (data.bounced_at !== undefined) {
      if (typeof data.bounced_at !== "string") {
        report(path+"/bounced_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
