// Generated from events/debt/debt.actioning.automated_debt_write_back.skipped-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackSkippedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackSkippedV1 } from "../types/debt.ts";

/** A ledger was passed over by the automated write-back of debt; the reason is given. */
export const debtActioningAutomatedDebtWriteBackSkippedV1: Contract<"debt.actioning.automated_debt_write_back.skipped-v1", "debt.actioning.automated_debt_write_back.skipped", "v1", DebtActioningAutomatedDebtWriteBackSkippedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.skipped-v1", "debt.actioning.automated_debt_write_back.skipped", "v1", isDebtActioningAutomatedDebtWriteBackSkippedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DebtActioningAutomatedDebtWriteBackSkippedV1> {
return options?.unknown === "report" || !isDebtActioningAutomatedDebtWriteBackSkippedV1(input) ? examine<DebtActioningAutomatedDebtWriteBackSkippedV1>(input, options, explainDebtActioningAutomatedDebtWriteBackSkippedV1) : { ok: true, value: input as DebtActioningAutomatedDebtWriteBackSkippedV1 };
}

function isDebtActioningAutomatedDebtWriteBackSkippedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.reason === "string";
}

function explainDebtActioningAutomatedDebtWriteBackSkippedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.account_number;
    const v3 = v.reason;
    found.visit?.(found, v, "", "ledger_number,account_number,reason");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "reason");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "reason", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
