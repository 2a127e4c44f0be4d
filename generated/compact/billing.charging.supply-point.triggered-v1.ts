// Generated from events/billing/billing.charging.supply-point.triggered-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isChargePeriod } from "../shapes/ChargePeriod.ts";

export default /* @__PURE__ */ compactContract("billing.charging.supply-point.triggered-v1", isBillingChargingSupplyPointTriggeredV1, "{supply_point_id:i,charge_period{start_at,end_at}}");

function isBillingChargingSupplyPointTriggeredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.supply_point_id) &&
  isChargePeriod(v.charge_period);
}
