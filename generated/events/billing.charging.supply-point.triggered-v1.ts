// Generated from events/billing/billing.charging.supply-point.triggered-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainChargePeriod, isChargePeriod } from "../shapes/ChargePeriod.ts";
import type { BillingChargingSupplyPointTriggeredV1 } from "../types/billing.ts";

export type { BillingChargingSupplyPointTriggeredV1 } from "../types/billing.ts";

/** Charging of a supply point (the place where energy is delivered and metered) was set off for a period of time. */
export const billingChargingSupplyPointTriggeredV1: EventContract<"billing.charging.supply-point.triggered", "v1", BillingChargingSupplyPointTriggeredV1> = /* @__PURE__ */ contract("billing.charging.supply-point.triggered-v1", "billing.charging.supply-point.triggered", "v1", isBillingChargingSupplyPointTriggeredV1, explainBillingChargingSupplyPointTriggeredV1);

function isBillingChargingSupplyPointTriggeredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.supply_point_id) &&
  isChargePeriod(v.charge_period);
}

function explainBillingChargingSupplyPointTriggeredV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "supply_point_id,charge_period");
    if (data.supply_point_id === undefined) {
      report(path + "/supply_point_id", "required");
    }
    if (data.charge_period === undefined) {
      report(path + "/charge_period", "required");
    }
    if (data.supply_point_id !== undefined) {
      let data0 = data.supply_point_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/supply_point_id", "integer");
      }
    }
    if (data.charge_period !== undefined) {
      explainChargePeriod(data.charge_period, path + "/charge_period", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
