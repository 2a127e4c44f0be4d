// Generated from events/accounts/affiliates.affiliate-account-contract-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AffiliatesAffiliateAccountContractCreatedV1 } from "../types/accounts.ts";

export type { AffiliatesAffiliateAccountContractCreatedV1 } from "../types/accounts.ts";

/** An account was linked, for one fuel, to a contract with an affiliate, meaning a business partner. */
export const affiliatesAffiliateAccountContractCreatedV1: Contract<"affiliates.affiliate-account-contract-created-v1", "affiliates.affiliate-account-contract-created", "v1", AffiliatesAffiliateAccountContractCreatedV1> = /* @__PURE__ */ contract("affiliates.affiliate-account-contract-created-v1", "affiliates.affiliate-account-contract-created", "v1", isAffiliatesAffiliateAccountContractCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AffiliatesAffiliateAccountContractCreatedV1> {
return options?.unknown === "report" || !isAffiliatesAffiliateAccountContractCreatedV1(input) ? examine<AffiliatesAffiliateAccountContractCreatedV1>(input, options, explainAffiliatesAffiliateAccountContractCreatedV1) : { ok: true, value: input as AffiliatesAffiliateAccountContractCreatedV1 };
}

function isAffiliatesAffiliateAccountContractCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.affiliate_account_contract_id) &&
  Number.isInteger(v.affiliate_contract_id) &&
  typeof v.account_number === "string" &&
  typeof v.fuel === "string";
}

function explainAffiliatesAffiliateAccountContractCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.affiliate_account_contract_id;
    const v2 = v.affiliate_contract_id;
    const v3 = v.account_number;
    const v4 = v.fuel;
    found.visit?.(found, v, "", "affiliate_account_contract_id,affiliate_contract_id,account_number,fuel");
    if (v1 === undefined) missing(found, "affiliate_account_contract_id");
    if (v2 === undefined) missing(found, "affiliate_contract_id");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "fuel");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "affiliate_account_contract_id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "affiliate_contract_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "fuel", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
