// Generated from events/debt/debt.actioning.automated_debt_write_back.failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackFailedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackFailedV1 } from "../types/debt.ts";

/** An attempt to write back debt on a ledger automatically failed because of an error. */
export const debtActioningAutomatedDebtWriteBackFailedV1: Contract<"debt.actioning.automated_debt_write_back.failed-v1", "debt.actioning.automated_debt_write_back.failed", "v1", DebtActioningAutomatedDebtWriteBackFailedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.failed-v1", "debt.actioning.automated_debt_write_back.failed", "v1", isDebtActioningAutomatedDebtWriteBackFailedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DebtActioningAutomatedDebtWriteBackFailedV1> {
return options?.unknown === "report" || !isDebtActioningAutomatedDebtWriteBackFailedV1(input) ? examine<DebtActioningAutomatedDebtWriteBackFailedV1>(input, options, explainDebtActioningAutomatedDebtWriteBackFailedV1) : { ok: true, value: input as DebtActioningAutomatedDebtWriteBackFailedV1 };
}

function isDebtActioningAutomatedDebtWriteBackFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.reason === "string" &&
  typeof v.exception === "string";
}

function explainDebtActioningAutomatedDebtWriteBackFailedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.account_number;
    const v3 = v.reason;
    const v4 = v.exception;
    found.visit?.(found, v, "", "ledger_number,account_number,reason,exception");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "reason");
    if (v4 === undefined) missing(found, "exception");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "reason", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "exception", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
