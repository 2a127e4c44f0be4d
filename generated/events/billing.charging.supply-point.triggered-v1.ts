// Generated from events/billing/billing.charging.supply-point.triggered-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainChargePeriod, isChargePeriod } from "../shapes/ChargePeriod.ts";
import type { BillingChargingSupplyPointTriggeredV1 } from "../types/billing.ts";

export type { BillingChargingSupplyPointTriggeredV1 } from "../types/billing.ts";

/** Charging of a supply point (the place where energy is delivered and metered) was set off for a period of time. */
export const billingChargingSupplyPointTriggeredV1: Contract<"billing.charging.supply-point.triggered-v1", "billing.charging.supply-point.triggered", "v1", BillingChargingSupplyPointTriggeredV1> = /* @__PURE__ */ contract("billing.charging.supply-point.triggered-v1", "billing.charging.supply-point.triggered", "v1", isBillingChargingSupplyPointTriggeredV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingChargingSupplyPointTriggeredV1> {
return options?.unknown === "report" || !isBillingChargingSupplyPointTriggeredV1(input) ? examine<BillingChargingSupplyPointTriggeredV1>(input, options, explainBillingChargingSupplyPointTriggeredV1) : { ok: true, value: input as BillingChargingSupplyPointTriggeredV1 };
}

function isBillingChargingSupplyPointTriggeredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.supply_point_id) &&
  isChargePeriod(v.charge_period);
}

function explainBillingChargingSupplyPointTriggeredV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.supply_point_id;
    const v2 = v.charge_period;
    found.visit?.(found, v, "", "supply_point_id,charge_period");
    if (v1 === undefined) missing(found, "supply_point_id");
    if (v2 === undefined) missing(found, "charge_period");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "supply_point_id", v1, "an integer");
    if (v2 !== undefined) {
      if (found.visit || !isChargePeriod(v2)) explainChargePeriod(v2, "charge_period.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
