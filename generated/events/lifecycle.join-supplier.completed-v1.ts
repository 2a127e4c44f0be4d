// Generated from events/join-supplier/lifecycle.join-supplier.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import type { LifecycleJoinSupplierCompletedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierCompletedV1 } from "../types/join-supplier.ts";

/** A join came to its end: the supply points listed are on supply from the dates given. */
export const lifecycleJoinSupplierCompletedV1: EventContract<"lifecycle.join-supplier.completed", "v1", LifecycleJoinSupplierCompletedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.completed-v1", "lifecycle.join-supplier.completed", "v1", isLifecycleJoinSupplierCompletedV1, explainLifecycleJoinSupplierCompletedV1);

function isLifecycleJoinSupplierCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  Array.isArray(v.supply_points) && every(v.supply_points, (i0: any) => isJoinActivatedSP(i0));
}

function explainLifecycleJoinSupplierCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,subtype,supply_points");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.subtype === undefined) {
      report(path + "/subtype", "required");
    }
    if (data.supply_points === undefined) {
      report(path + "/supply_points", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.join_supplier_process_number !== undefined) {
      if (typeof data.join_supplier_process_number !== "string") {
        report(path+"/join_supplier_process_number", "string");
      }
    }
    if (data.subtype !== undefined) {
      if (typeof data.subtype !== "string") {
        report(path+"/subtype", "string");
      }
    }
    if (data.supply_points !== undefined) {
      let data3 = data.supply_points;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainJoinActivatedSP(data3[i0], path + "/supply_points/" + i0, report, visit);
        }
      }
      else {
        report(path+"/supply_points", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
