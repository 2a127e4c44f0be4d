// Generated from events/agreements/agreement.revoked-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementRevokedV1 } from "../types/agreements.ts";

export type { AgreementRevokedV1 } from "../types/agreements.ts";

/** An agreement was withdrawn. Only the agreement's id is carried. */
export const agreementRevokedV1: EventContract<"agreement.revoked", "v1", AgreementRevokedV1> = /* @__PURE__ */ contract("agreement.revoked-v1", "agreement.revoked", "v1", isAgreementRevokedV1, explainAgreementRevokedV1);

function isAgreementRevokedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id);
}

function explainAgreementRevokedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
