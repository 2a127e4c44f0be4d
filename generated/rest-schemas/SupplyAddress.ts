// Generated from openapi/, the schema SupplyAddress by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainMeterPoint, isMeterPoint } from "./MeterPoint.ts";

export function isSupplyAddress(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.supply_address1) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_address2) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_address3) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_address4) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_postcode) === undefined || typeof v1 === "string") &&
  ((v1 = v.meter_points) === undefined || Array.isArray(v1) && isSupplyAddressList1(v1));
}

function isSupplyAddressList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMeterPoint(v[i])) return false;
  return true;
}

export function explainSupplyAddress(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.supply_address1;
    const v2 = v.supply_address2;
    const v3 = v.supply_address3;
    const v4 = v.supply_address4;
    const v5 = v.supply_postcode;
    const v6 = v.meter_points;
    found.visit?.(found, v, at, "supply_address1,supply_address2,supply_address3,supply_address4,supply_postcode,meter_points");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "supply_address1", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "supply_address2", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "supply_address3", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "supply_address4", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "supply_postcode", v5, "a string");
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v7 = v6[i0];
          if (found.visit || !isMeterPoint(v7)) explainMeterPoint(v7, at + "meter_points." + i0 + ".", found);
        }
      }
      else wrong(found, at + "meter_points", v6, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
