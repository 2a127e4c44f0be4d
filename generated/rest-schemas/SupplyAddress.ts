// Generated from openapi/, the schema SupplyAddress by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainMeterPoint, isMeterPoint } from "./MeterPoint.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfMeterPoint } from "./MeterPoint.ts";

export function isSupplyAddress(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.supply_address1 === undefined || typeof v.supply_address1 === "string") &&
  (v.supply_address2 === undefined || typeof v.supply_address2 === "string") &&
  (v.supply_address3 === undefined || typeof v.supply_address3 === "string") &&
  (v.supply_address4 === undefined || typeof v.supply_address4 === "string") &&
  (v.supply_postcode === undefined || typeof v.supply_postcode === "string") &&
  (v.meter_points === undefined || Array.isArray(v.meter_points) && every(v.meter_points, (i0: any) => isMeterPoint(i0)));
}

export function explainSupplyAddress(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "supply_address1,supply_address2,supply_address3,supply_address4,supply_postcode,meter_points");
    if (data.supply_address1 !== undefined) {
      if (typeof data.supply_address1 !== "string") {
        report(path+"/supply_address1", "string");
      }
    }
    if (data.supply_address2 !== undefined) {
      if (typeof data.supply_address2 !== "string") {
        report(path+"/supply_address2", "string");
      }
    }
    if (data.supply_address3 !== undefined) {
      if (typeof data.supply_address3 !== "string") {
        report(path+"/supply_address3", "string");
      }
    }
    if (data.supply_address4 !== undefined) {
      if (typeof data.supply_address4 !== "string") {
        report(path+"/supply_address4", "string");
      }
    }
    if (data.supply_postcode !== undefined) {
      if (typeof data.supply_postcode !== "string") {
        report(path+"/supply_postcode", "string");
      }
    }
    if (data.meter_points !== undefined) {
      let data5 = data.meter_points;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          explainMeterPoint(data5[i0], path + "/meter_points/" + i0, report, visit);
        }
      }
      else {
        report(path+"/meter_points", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that SupplyAddress names. */
export const shapeOfSupplyAddress: Shape = {
  "supply_address1": 0,
  "supply_address2": 0,
  "supply_address3": 0,
  "supply_address4": 0,
  "supply_postcode": 0,
  "meter_points": [shapeOfMeterPoint],
};
