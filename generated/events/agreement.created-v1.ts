// Generated from events/agreements/agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AgreementCreatedV1 } from "../types/agreements.ts";

export type { AgreementCreatedV1 } from "../types/agreements.ts";

/** An agreement was made: from a given time on, an account is on a given product. */
export const agreementCreatedV1: EventContract<"agreement.created", "v1", AgreementCreatedV1> = /* @__PURE__ */ contract("agreement.created-v1", "agreement.created", "v1", isAgreementCreatedV1, explainAgreementCreatedV1);

function isAgreementCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string" &&
  typeof v.valid_from === "string" &&
  typeof v.product_code === "string" &&
  (v.account_contract_identifier === undefined || typeof v.account_contract_identifier === "string") &&
  (v.business_contract_identifier === undefined || typeof v.business_contract_identifier === "string");
}

function explainAgreementCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "agreement_id,account_number,valid_from,product_code,account_contract_identifier,business_contract_identifier");
    if (data.agreement_id === undefined) {
      report(path + "/agreement_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.valid_from === undefined) {
      report(path + "/valid_from", "required");
    }
    if (data.product_code === undefined) {
      report(path + "/product_code", "required");
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
    if (data.valid_from !== undefined) {
      if (typeof data.valid_from !== "string") {
        report(path+"/valid_from", "string");
      }
    }
    if (data.product_code !== undefined) {
      if (typeof data.product_code !== "string") {
        report(path+"/product_code", "string");
      }
    }
    if (data.account_contract_identifier !== undefined) {
      if (typeof data.account_contract_identifier !== "string") {
        report(path+"/account_contract_identifier", "string");
      }
    }
    if (data.business_contract_identifier !== undefined) {
      if (typeof data.business_contract_identifier !== "string") {
        report(path+"/business_contract_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
