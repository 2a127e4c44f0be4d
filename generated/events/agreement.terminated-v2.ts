// Generated from events/agreements/agreement.terminated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementTerminatedV2 } from "../types/agreements.ts";

export type { AgreementTerminatedV2 } from "../types/agreements.ts";

/** An agreement was brought to an end. Unlike version 1, this message also names the account; the end date is not carried. */
export const agreementTerminatedV2: EventContract<"agreement.terminated", "v2", AgreementTerminatedV2> = /* @__PURE__ */ contract("agreement.terminated-v2", "agreement.terminated", "v2", isAgreementTerminatedV2, explainAgreementTerminatedV2);

function isAgreementTerminatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string";
}

function explainAgreementTerminatedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "agreement_id,account_number");
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
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
