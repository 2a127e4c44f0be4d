// Generated from events/agreements/agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AgreementCreatedV1 } from "../types/agreements.ts";

export type { AgreementCreatedV1 } from "../types/agreements.ts";

/** An agreement was made: from a given time on, an account is on a given product. */
export const agreementCreatedV1: Contract<"agreement.created-v1", "agreement.created", "v1", AgreementCreatedV1> = /* @__PURE__ */ contract("agreement.created-v1", "agreement.created", "v1", isAgreementCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementCreatedV1> {
return options?.unknown === "report" || !isAgreementCreatedV1(input) ? examine<AgreementCreatedV1>(input, options, explainAgreementCreatedV1) : { ok: true, value: input as AgreementCreatedV1 };
}

function isAgreementCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string" &&
  typeof v.valid_from === "string" &&
  typeof v.product_code === "string" &&
  ((v1 = v.account_contract_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.business_contract_identifier) === undefined || typeof v1 === "string");
}

function explainAgreementCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.agreement_id;
    const v2 = v.account_number;
    const v3 = v.valid_from;
    const v4 = v.product_code;
    const v5 = v.account_contract_identifier;
    const v6 = v.business_contract_identifier;
    found.visit?.(found, v, "", "agreement_id,account_number,valid_from,product_code,account_contract_identifier,business_contract_identifier");
    if (v1 === undefined) missing(found, "agreement_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "valid_from");
    if (v4 === undefined) missing(found, "product_code");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "agreement_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "valid_from", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "product_code", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "account_contract_identifier", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "business_contract_identifier", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
