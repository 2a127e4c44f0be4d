// Generated from events/agreements/agreement.revoked-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementRevokedV2 } from "../types/agreements.ts";

export type { AgreementRevokedV2 } from "../types/agreements.ts";

/** An agreement was withdrawn. Unlike version 1, this message also names the account. */
export const agreementRevokedV2: EventContract<"agreement.revoked", "v2", AgreementRevokedV2> = /* @__PURE__ */ contract("agreement.revoked-v2", "agreement.revoked", "v2", isAgreementRevokedV2, explainAgreementRevokedV2);

function isAgreementRevokedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string";
}

function explainAgreementRevokedV2(data: any, path: string, report: Report, visit?: Visit): void {
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
