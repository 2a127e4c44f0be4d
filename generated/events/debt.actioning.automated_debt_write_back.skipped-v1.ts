// Generated from events/debt/debt.actioning.automated_debt_write_back.skipped-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackSkippedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackSkippedV1 } from "../types/debt.ts";

/** A ledger was passed over by the automated write-back of debt; the reason is given. */
export const debtActioningAutomatedDebtWriteBackSkippedV1: EventContract<"debt.actioning.automated_debt_write_back.skipped", "v1", DebtActioningAutomatedDebtWriteBackSkippedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.skipped-v1", "debt.actioning.automated_debt_write_back.skipped", "v1", isDebtActioningAutomatedDebtWriteBackSkippedV1, explainDebtActioningAutomatedDebtWriteBackSkippedV1);

function isDebtActioningAutomatedDebtWriteBackSkippedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.reason === "string";
}

function explainDebtActioningAutomatedDebtWriteBackSkippedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger_number,account_number,reason");
    if (data.ledger_number === undefined) {
      report(path + "/ledger_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
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
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
