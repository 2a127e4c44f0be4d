// Generated from events/industry/industry.gas.change_of_supply.loss.complete-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { IndustryGasChangeOfSupplyLossCompleteV1 } from "../types/industry.ts";

export type { IndustryGasChangeOfSupplyLossCompleteV1 } from "../types/industry.ts";

/** An account's gas meter point finished switching away to another supplier (a loss). */
export const industryGasChangeOfSupplyLossCompleteV1: Contract<"industry.gas.change_of_supply.loss.complete-v1", "industry.gas.change_of_supply.loss.complete", "v1", IndustryGasChangeOfSupplyLossCompleteV1> = /* @__PURE__ */ contract("industry.gas.change_of_supply.loss.complete-v1", "industry.gas.change_of_supply.loss.complete", "v1", isIndustryGasChangeOfSupplyLossCompleteV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<IndustryGasChangeOfSupplyLossCompleteV1> {
return options?.unknown === "report" || !isIndustryGasChangeOfSupplyLossCompleteV1(input) ? examine<IndustryGasChangeOfSupplyLossCompleteV1>(input, options, explainIndustryGasChangeOfSupplyLossCompleteV1) : { ok: true, value: input as IndustryGasChangeOfSupplyLossCompleteV1 };
}

function isIndustryGasChangeOfSupplyLossCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.mprn === "string" &&
  typeof v.supply_end_date === "string" &&
  typeof v.new_supplier_id === "string";
}

function explainIndustryGasChangeOfSupplyLossCompleteV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.mprn;
    const v3 = v.supply_end_date;
    const v4 = v.new_supplier_id;
    found.visit?.(found, v, "", "account_number,mprn,supply_end_date,new_supplier_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "mprn");
    if (v3 === undefined) missing(found, "supply_end_date");
    if (v4 === undefined) missing(found, "new_supplier_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "mprn", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supply_end_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "new_supplier_id", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
