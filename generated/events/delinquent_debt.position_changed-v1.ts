// Generated from events/debt/delinquent_debt.position_changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DelinquentDebtPositionChangedV1 } from "../types/debt.ts";

export type { DelinquentDebtPositionChangedV1 } from "../types/debt.ts";

/** The delinquent debt on a ledger, which is money that should have been paid and was not, changed from one value to another. */
export const delinquentDebtPositionChangedV1: Contract<"delinquent_debt.position_changed-v1", "delinquent_debt.position_changed", "v1", DelinquentDebtPositionChangedV1> = /* @__PURE__ */ contract("delinquent_debt.position_changed-v1", "delinquent_debt.position_changed", "v1", isDelinquentDebtPositionChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DelinquentDebtPositionChangedV1> {
return options?.unknown === "report" || !isDelinquentDebtPositionChangedV1(input) ? examine<DelinquentDebtPositionChangedV1>(input, options, explainDelinquentDebtPositionChangedV1) : { ok: true, value: input as DelinquentDebtPositionChangedV1 };
}

function isDelinquentDebtPositionChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.changed_on === "string" &&
  Number.isInteger(v.previous_value) &&
  Number.isInteger(v.new_value);
}

function explainDelinquentDebtPositionChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger_number;
    const v2 = v.changed_on;
    const v3 = v.previous_value;
    const v4 = v.new_value;
    found.visit?.(found, v, "", "ledger_number,changed_on,previous_value,new_value");
    if (v1 === undefined) missing(found, "ledger_number");
    if (v2 === undefined) missing(found, "changed_on");
    if (v3 === undefined) missing(found, "previous_value");
    if (v4 === undefined) missing(found, "new_value");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "ledger_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "changed_on", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "previous_value", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "new_value", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
