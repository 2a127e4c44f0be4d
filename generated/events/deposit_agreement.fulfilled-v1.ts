// Generated from events/debt/deposit_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DepositAgreementFulfilledV1 } from "../types/debt.ts";

export type { DepositAgreementFulfilledV1 } from "../types/debt.ts";

/** A deposit agreement, under which a customer leaves a sum of money as security, was fulfilled. */
export const depositAgreementFulfilledV1: EventContract<"deposit_agreement.fulfilled", "v1", DepositAgreementFulfilledV1> = /* @__PURE__ */ contract("deposit_agreement.fulfilled-v1", "deposit_agreement.fulfilled", "v1", isDepositAgreementFulfilledV1, explainDepositAgreementFulfilledV1);

function isDepositAgreementFulfilledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.deposit_key === "string" &&
  typeof v.reason === "string" &&
  Number.isInteger(v.amount) &&
  typeof v.account_number === "string" &&
  typeof v.ledger_identifier === "string" &&
  typeof v.fulfilled_at === "string";
}

function explainDepositAgreementFulfilledV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "deposit_key,reason,amount,account_number,ledger_identifier,fulfilled_at");
    if (data.deposit_key === undefined) {
      report(path + "/deposit_key", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
    }
    if (data.amount === undefined) {
      report(path + "/amount", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.ledger_identifier === undefined) {
      report(path + "/ledger_identifier", "required");
    }
    if (data.fulfilled_at === undefined) {
      report(path + "/fulfilled_at", "required");
    }
    if (data.deposit_key !== undefined) {
      if (typeof data.deposit_key !== "string") {
        report(path+"/deposit_key", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/amount", "integer");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.ledger_identifier !== undefined) {
      if (typeof data.ledger_identifier !== "string") {
        report(path+"/ledger_identifier", "string");
      }
    }
    if (data.fulfilled_at !== undefined) {
      if (typeof data.fulfilled_at !== "string") {
        report(path+"/fulfilled_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
