// Generated from events/debt/deposit_agreement.withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DepositAgreementWithdrawnV1 } from "../types/debt.ts";

export type { DepositAgreementWithdrawnV1 } from "../types/debt.ts";

/** A deposit agreement was withdrawn, so that it no longer stands. */
export const depositAgreementWithdrawnV1: Contract<"deposit_agreement.withdrawn-v1", "deposit_agreement.withdrawn", "v1", DepositAgreementWithdrawnV1> = /* @__PURE__ */ contract("deposit_agreement.withdrawn-v1", "deposit_agreement.withdrawn", "v1", isDepositAgreementWithdrawnV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DepositAgreementWithdrawnV1> {
return options?.unknown === "report" || !isDepositAgreementWithdrawnV1(input) ? examine<DepositAgreementWithdrawnV1>(input, options, explainDepositAgreementWithdrawnV1) : { ok: true, value: input as DepositAgreementWithdrawnV1 };
}

function isDepositAgreementWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.deposit_key === "string" &&
  typeof v.reason === "string" &&
  Number.isInteger(v.amount) &&
  typeof v.account_number === "string" &&
  typeof v.ledger_identifier === "string" &&
  typeof v.withdrawn_at === "string";
}

function explainDepositAgreementWithdrawnV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.deposit_key;
    const v2 = v.reason;
    const v3 = v.amount;
    const v4 = v.account_number;
    const v5 = v.ledger_identifier;
    const v6 = v.withdrawn_at;
    found.visit?.(found, v, "", "deposit_key,reason,amount,account_number,ledger_identifier,withdrawn_at");
    if (v1 === undefined) missing(found, "deposit_key");
    if (v2 === undefined) missing(found, "reason");
    if (v3 === undefined) missing(found, "amount");
    if (v4 === undefined) missing(found, "account_number");
    if (v5 === undefined) missing(found, "ledger_identifier");
    if (v6 === undefined) missing(found, "withdrawn_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "deposit_key", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "reason", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "amount", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "account_number", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "ledger_identifier", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "withdrawn_at", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
