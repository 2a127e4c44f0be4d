// Generated from events/agreements/agreement.terminated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementTerminatedV1 } from "../types/agreements.ts";

export type { AgreementTerminatedV1 } from "../types/agreements.ts";

/** An agreement was brought to an end. Only the agreement's id is carried, not the end date. */
export const agreementTerminatedV1: EventContract<"agreement.terminated", "v1", AgreementTerminatedV1> = /* @__PURE__ */ contract("agreement.terminated-v1", "agreement.terminated", "v1", isAgreementTerminatedV1, explainAgreementTerminatedV1);

function isAgreementTerminatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id);
}

function explainAgreementTerminatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "agreement_id");
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
    }
    if (data.agreement_id !== undefined) {
      let data0 = data.agreement_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/agreement_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
