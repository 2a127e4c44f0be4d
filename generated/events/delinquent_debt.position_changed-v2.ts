// Generated from events/debt/delinquent_debt.position_changed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DelinquentDebtPositionChangedV2 } from "../types/debt.ts";

export type { DelinquentDebtPositionChangedV2 } from "../types/debt.ts";

/** The delinquent debt on a ledger, which is money that should have been paid and was not, changed from one value to another. This version also carries the account number, which v1 does not. */
export const delinquentDebtPositionChangedV2: Contract<"delinquent_debt.position_changed-v2", "delinquent_debt.position_changed", "v2", DelinquentDebtPositionChangedV2> = /* @__PURE__ */ contract("delinquent_debt.position_changed-v2", "delinquent_debt.position_changed", "v2", isDelinquentDebtPositionChangedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DelinquentDebtPositionChangedV2> {
return options?.unknown === "report" || !isDelinquentDebtPositionChangedV2(input) ? examine<DelinquentDebtPositionChangedV2>(input, options, explainDelinquentDebtPositionChangedV2) : { ok: true, value: input as DelinquentDebtPositionChangedV2 };
}

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

function explainDelinquentDebtPositionChangedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.changed_on;
    const v3 = v.previous_value;
    const v4 = v.new_value;
    const v5 = v.account_number;
    found.visit?.(found, v, "", "ledger_number,changed_on,previous_value,new_value,account_number");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "changed_on");
    if (v3 === undefined) missing(found, "previous_value");
    if (v4 === undefined) missing(found, "new_value");
    if (v5 === undefined) missing(found, "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "changed_on", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "previous_value", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "new_value", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "account_number", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
