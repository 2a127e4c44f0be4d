// Generated from events/agreements/agreement.updated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementUpdatedV2 } from "../types/agreements.ts";

export type { AgreementUpdatedV2 } from "../types/agreements.ts";

/** Details of an existing agreement were changed; in the example its end. Unlike version 1, this message also names the account. */
export const agreementUpdatedV2: EventContract<"agreement.updated", "v2", AgreementUpdatedV2> = /* @__PURE__ */ contract("agreement.updated-v2", "agreement.updated", "v2", isAgreementUpdatedV2, explainAgreementUpdatedV2);

function isAgreementUpdatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes) &&
  (v.is_override === undefined || typeof v.is_override === "boolean") &&
  typeof v.account_number === "string";
}

function explainAgreementUpdatedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "agreement_id,changes,is_override,account_number");
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.agreement_id !== undefined) {
      let data0 = data.agreement_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/agreement_id", "integer");
      }
    }
    if (data.changes !== undefined) {
      let data1 = data.changes;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/changes", "object");
      }
    }
    if (data.is_override !== undefined) {
      if (typeof data.is_override !== "boolean") {
        report(path+"/is_override", "boolean");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
