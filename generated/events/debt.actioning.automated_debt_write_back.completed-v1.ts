// Generated from events/debt/debt.actioning.automated_debt_write_back.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackCompletedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackCompletedV1 } from "../types/debt.ts";

/** Debt on a ledger was written back automatically. In general usage a write-back undoes an earlier write-off, so that the debt counts as owed again. */
export const debtActioningAutomatedDebtWriteBackCompletedV1: EventContract<"debt.actioning.automated_debt_write_back.completed", "v1", DebtActioningAutomatedDebtWriteBackCompletedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.completed-v1", "debt.actioning.automated_debt_write_back.completed", "v1", isDebtActioningAutomatedDebtWriteBackCompletedV1, explainDebtActioningAutomatedDebtWriteBackCompletedV1);

function isDebtActioningAutomatedDebtWriteBackCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.amount);
}

function explainDebtActioningAutomatedDebtWriteBackCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger_number,account_number,amount");
    if (data.ledger_number === undefined) {
      report(path + "/ledger_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.amount === undefined) {
      report(path + "/amount", "required");
    }
    if (data.ledger_number !== undefined) {
      if (typeof data.ledger_number !== "string") {
        report(path+"/ledger_number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/amount", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
