// Generated from events/collections/collection_process.leave_supplier_instigated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessLeaveSupplierInstigatedV1 } from "../types/collections.ts";

export type { CollectionProcessLeaveSupplierInstigatedV1 } from "../types/collections.ts";

/** A collection process set off a leave-supplier process, which ends the account's supply with this supplier. */
export const collectionProcessLeaveSupplierInstigatedV1: EventContract<"collection_process.leave_supplier_instigated", "v1", CollectionProcessLeaveSupplierInstigatedV1> = /* @__PURE__ */ contract("collection_process.leave_supplier_instigated-v1", "collection_process.leave_supplier_instigated", "v1", isCollectionProcessLeaveSupplierInstigatedV1, explainCollectionProcessLeaveSupplierInstigatedV1);

function isCollectionProcessLeaveSupplierInstigatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string";
}

function explainCollectionProcessLeaveSupplierInstigatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number,leave_supplier_process_number");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_number === undefined) {
      report(path + "/leave_supplier_process_number", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.leave_supplier_process_number !== undefined) {
      if (typeof data.leave_supplier_process_number !== "string") {
        report(path+"/leave_supplier_process_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
