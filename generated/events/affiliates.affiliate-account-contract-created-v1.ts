// Generated from events/accounts/affiliates.affiliate-account-contract-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AffiliatesAffiliateAccountContractCreatedV1 } from "../types/accounts.ts";

export type { AffiliatesAffiliateAccountContractCreatedV1 } from "../types/accounts.ts";

/** An account was linked, for one fuel, to a contract with an affiliate, meaning a business partner. */
export const affiliatesAffiliateAccountContractCreatedV1: EventContract<"affiliates.affiliate-account-contract-created", "v1", AffiliatesAffiliateAccountContractCreatedV1> = /* @__PURE__ */ contract("affiliates.affiliate-account-contract-created-v1", "affiliates.affiliate-account-contract-created", "v1", isAffiliatesAffiliateAccountContractCreatedV1, explainAffiliatesAffiliateAccountContractCreatedV1);

function isAffiliatesAffiliateAccountContractCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.affiliate_account_contract_id) &&
  Number.isInteger(v.affiliate_contract_id) &&
  typeof v.account_number === "string" &&
  typeof v.fuel === "string";
}

function explainAffiliatesAffiliateAccountContractCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "affiliate_account_contract_id,affiliate_contract_id,account_number,fuel");
    if (data.affiliate_account_contract_id === undefined) {
      report(path + "/affiliate_account_contract_id", "required");
    }
    if (data.affiliate_contract_id === undefined) {
      report(path + "/affiliate_contract_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.fuel === undefined) {
      report(path + "/fuel", "required");
    }
    if (data.affiliate_account_contract_id !== undefined) {
      let data0 = data.affiliate_account_contract_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/affiliate_account_contract_id", "integer");
      }
    }
    if (data.affiliate_contract_id !== undefined) {
      let data1 = data.affiliate_contract_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/affiliate_contract_id", "integer");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.fuel !== undefined) {
      if (typeof data.fuel !== "string") {
        report(path+"/fuel", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
