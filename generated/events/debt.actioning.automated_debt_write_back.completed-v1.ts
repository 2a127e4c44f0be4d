// Generated from events/debt/debt.actioning.automated_debt_write_back.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackCompletedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackCompletedV1 } from "../types/debt.ts";

/** Debt on a ledger was written back automatically. In general usage a write-back undoes an earlier write-off, so that the debt counts as owed again. */
export const debtActioningAutomatedDebtWriteBackCompletedV1: Contract<"debt.actioning.automated_debt_write_back.completed-v1", "debt.actioning.automated_debt_write_back.completed", "v1", DebtActioningAutomatedDebtWriteBackCompletedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.completed-v1", "debt.actioning.automated_debt_write_back.completed", "v1", isDebtActioningAutomatedDebtWriteBackCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DebtActioningAutomatedDebtWriteBackCompletedV1> {
return options?.unknown === "report" || !isDebtActioningAutomatedDebtWriteBackCompletedV1(input) ? examine<DebtActioningAutomatedDebtWriteBackCompletedV1>(input, options, explainDebtActioningAutomatedDebtWriteBackCompletedV1) : { ok: true, value: input as DebtActioningAutomatedDebtWriteBackCompletedV1 };
}

function isDebtActioningAutomatedDebtWriteBackCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.amount);
}

function explainDebtActioningAutomatedDebtWriteBackCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.account_number;
    const v3 = v.amount;
    found.visit?.(found, v, "", "ledger_number,account_number,amount");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "amount");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "amount", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
