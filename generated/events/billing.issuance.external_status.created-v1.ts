// Generated from events/billing/billing.issuance.external_status.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingIssuanceExternalStatusCreatedV1 } from "../types/billing.ts";

export type { BillingIssuanceExternalStatusCreatedV1 } from "../types/billing.ts";

/** A status given by an outside system was recorded for the issuing of a billing document. */
export const billingIssuanceExternalStatusCreatedV1: EventContract<"billing.issuance.external_status.created", "v1", BillingIssuanceExternalStatusCreatedV1> = /* @__PURE__ */ contract("billing.issuance.external_status.created-v1", "billing.issuance.external_status.created", "v1", isBillingIssuanceExternalStatusCreatedV1, explainBillingIssuanceExternalStatusCreatedV1);

function isBillingIssuanceExternalStatusCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.billing_document_identifier === "string" &&
  typeof v.status === "string" &&
  typeof v.status_code === "string" &&
  Number.isInteger(v.external_status_id);
}

function explainBillingIssuanceExternalStatusCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "billing_document_identifier,status,status_code,external_status_id");
    if (data.billing_document_identifier === undefined) {
      report(path + "/billing_document_identifier", "required");
    }
    if (data.status === undefined) {
      report(path + "/status", "required");
    }
    if (data.status_code === undefined) {
      report(path + "/status_code", "required");
    }
    if (data.external_status_id === undefined) {
      report(path + "/external_status_id", "required");
    }
    if (data.billing_document_identifier !== undefined) {
      if (typeof data.billing_document_identifier !== "string") {
        report(path+"/billing_document_identifier", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.status_code !== undefined) {
      if (typeof data.status_code !== "string") {
        report(path+"/status_code", "string");
      }
    }
    if (data.external_status_id !== undefined) {
      let data3 = data.external_status_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/external_status_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
