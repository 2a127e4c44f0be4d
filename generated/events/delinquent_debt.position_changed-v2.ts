// Generated from events/debt/delinquent_debt.position_changed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DelinquentDebtPositionChangedV2 } from "../types/debt.ts";

export type { DelinquentDebtPositionChangedV2 } from "../types/debt.ts";

/** The delinquent debt on a ledger, which is money that should have been paid and was not, changed from one value to another. This version also carries the account number, which v1 does not. */
export const delinquentDebtPositionChangedV2: EventContract<"delinquent_debt.position_changed", "v2", DelinquentDebtPositionChangedV2> = /* @__PURE__ */ contract("delinquent_debt.position_changed-v2", "delinquent_debt.position_changed", "v2", isDelinquentDebtPositionChangedV2, explainDelinquentDebtPositionChangedV2);

function isDelinquentDebtPositionChangedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.changed_on === "string" &&
  Number.isInteger(v.previous_value) &&
  Number.isInteger(v.new_value) &&
  typeof v.account_number === "string";
}

function explainDelinquentDebtPositionChangedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger_number,changed_on,previous_value,new_value,account_number");
    if (data.ledger_number === undefined) {
      report(path + "/ledger_number", "required");
    }
    if (data.changed_on === undefined) {
      report(path + "/changed_on", "required");
    }
    if (data.previous_value === undefined) {
      report(path + "/previous_value", "required");
    }
    if (data.new_value === undefined) {
      report(path + "/new_value", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.ledger_number !== undefined) {
      if (typeof data.ledger_number !== "string") {
        report(path+"/ledger_number", "string");
      }
    }
    if (data.changed_on !== undefined) {
      if (typeof data.changed_on !== "string") {
        report(path+"/changed_on", "string");
      }
    }
    if (data.previous_value !== undefined) {
      let data2 = data.previous_value;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/previous_value", "integer");
      }
    }
    if (data.new_value !== undefined) {
      let data3 = data.new_value;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/new_value", "integer");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
