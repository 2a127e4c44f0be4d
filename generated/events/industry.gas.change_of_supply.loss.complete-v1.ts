// Generated from events/industry/industry.gas.change_of_supply.loss.complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryGasChangeOfSupplyLossCompleteV1 } from "../types/industry.ts";

export type { IndustryGasChangeOfSupplyLossCompleteV1 } from "../types/industry.ts";

/** An account's gas meter point finished switching away to another supplier (a loss). */
export const industryGasChangeOfSupplyLossCompleteV1: EventContract<"industry.gas.change_of_supply.loss.complete", "v1", IndustryGasChangeOfSupplyLossCompleteV1> = /* @__PURE__ */ contract("industry.gas.change_of_supply.loss.complete-v1", "industry.gas.change_of_supply.loss.complete", "v1", isIndustryGasChangeOfSupplyLossCompleteV1, explainIndustryGasChangeOfSupplyLossCompleteV1);

function isIndustryGasChangeOfSupplyLossCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.mprn === "string" &&
  typeof v.supply_end_date === "string" &&
  typeof v.new_supplier_id === "string";
}

function explainIndustryGasChangeOfSupplyLossCompleteV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,mprn,supply_end_date,new_supplier_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supply_end_date === undefined) {
      report(path + "/supply_end_date", "required");
    }
    if (data.new_supplier_id === undefined) {
      report(path + "/new_supplier_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.supply_end_date !== undefined) {
      if (typeof data.supply_end_date !== "string") {
        report(path+"/supply_end_date", "string");
      }
    }
    if (data.new_supplier_id !== undefined) {
      if (typeof data.new_supplier_id !== "string") {
        report(path+"/new_supplier_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
