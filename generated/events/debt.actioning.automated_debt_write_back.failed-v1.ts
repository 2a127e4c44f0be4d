// Generated from events/debt/debt.actioning.automated_debt_write_back.failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DebtActioningAutomatedDebtWriteBackFailedV1 } from "../types/debt.ts";

export type { DebtActioningAutomatedDebtWriteBackFailedV1 } from "../types/debt.ts";

/** An attempt to write back debt on a ledger automatically failed because of an error. */
export const debtActioningAutomatedDebtWriteBackFailedV1: EventContract<"debt.actioning.automated_debt_write_back.failed", "v1", DebtActioningAutomatedDebtWriteBackFailedV1> = /* @__PURE__ */ contract("debt.actioning.automated_debt_write_back.failed-v1", "debt.actioning.automated_debt_write_back.failed", "v1", isDebtActioningAutomatedDebtWriteBackFailedV1, explainDebtActioningAutomatedDebtWriteBackFailedV1);

function isDebtActioningAutomatedDebtWriteBackFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.reason === "string" &&
  typeof v.exception === "string";
}

function explainDebtActioningAutomatedDebtWriteBackFailedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger_number,account_number,reason,exception");
    if (data.ledger_number === undefined) {
      report(path + "/ledger_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
    }
    if (data.exception === undefined) {
      report(path + "/exception", "required");
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
    if (data.exception !== undefined) {
      if (typeof data.exception !== "string") {
        report(path+"/exception", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
