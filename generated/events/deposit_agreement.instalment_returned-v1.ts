// Generated from events/debt/deposit_agreement.instalment_returned-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DepositAgreementInstalmentReturnedV1 } from "../types/debt.ts";

export type { DepositAgreementInstalmentReturnedV1 } from "../types/debt.ts";

/** Part of a deposit was given back as an instalment; the message carries the part as well as the amount of the deposit. */
export const depositAgreementInstalmentReturnedV1: Contract<"deposit_agreement.instalment_returned-v1", "deposit_agreement.instalment_returned", "v1", DepositAgreementInstalmentReturnedV1> = /* @__PURE__ */ contract("deposit_agreement.instalment_returned-v1", "deposit_agreement.instalment_returned", "v1", isDepositAgreementInstalmentReturnedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DepositAgreementInstalmentReturnedV1> {
return options?.unknown === "report" || !isDepositAgreementInstalmentReturnedV1(input) ? examine<DepositAgreementInstalmentReturnedV1>(input, options, explainDepositAgreementInstalmentReturnedV1) : { ok: true, value: input as DepositAgreementInstalmentReturnedV1 };
}

function isDepositAgreementInstalmentReturnedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.deposit_key === "string" &&
  typeof v.reason === "string" &&
  Number.isInteger(v.amount) &&
  typeof v.account_number === "string" &&
  typeof v.ledger_identifier === "string" &&
  Number.isInteger(v.returned_amount) &&
  typeof v.returned_at === "string";
}

function explainDepositAgreementInstalmentReturnedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.deposit_key;
    const v2 = v.reason;
    const v3 = v.amount;
    const v4 = v.account_number;
    const v5 = v.ledger_identifier;
    const v6 = v.returned_amount;
    const v7 = v.returned_at;
    found.visit?.(found, v, "", "deposit_key,reason,amount,account_number,ledger_identifier,returned_amount,returned_at");
    if (v1 === undefined) missing(found, "deposit_key");
    if (v2 === undefined) missing(found, "reason");
    if (v3 === undefined) missing(found, "amount");
    if (v4 === undefined) missing(found, "account_number");
    if (v5 === undefined) missing(found, "ledger_identifier");
    if (v6 === undefined) missing(found, "returned_amount");
    if (v7 === undefined) missing(found, "returned_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "deposit_key", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "reason", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "amount", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "account_number", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "ledger_identifier", v5, "a string");
    if (v6 !== undefined && !Number.isInteger(v6)) wrong(found, "returned_amount", v6, "an integer");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "returned_at", v7, "a string");
  }
  else wrong(found, "", v, "an object");
}
