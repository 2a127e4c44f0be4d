// Generated from events/agreements/agreement.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementUpdatedV1 } from "../types/agreements.ts";

export type { AgreementUpdatedV1 } from "../types/agreements.ts";

/** Details of an existing agreement were changed; in the example its end. */
export const agreementUpdatedV1: EventContract<"agreement.updated", "v1", AgreementUpdatedV1> = /* @__PURE__ */ contract("agreement.updated-v1", "agreement.updated", "v1", isAgreementUpdatedV1, explainAgreementUpdatedV1);

function isAgreementUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes) &&
  (v.is_override === undefined || typeof v.is_override === "boolean");
}

function explainAgreementUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "agreement_id,changes,is_override");
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
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
  }
  else {
    report(path, "object");
  }
}
