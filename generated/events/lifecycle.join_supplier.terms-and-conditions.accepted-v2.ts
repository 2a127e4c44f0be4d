// Generated from events/join-supplier/lifecycle.join_supplier.terms-and-conditions.accepted-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleJoinSupplierTermsAndConditionsAcceptedV2 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierTermsAndConditionsAcceptedV2 } from "../types/join-supplier.ts";

/** The terms and conditions that go with a join were accepted. */
export const lifecycleJoinSupplierTermsAndConditionsAcceptedV2: EventContract<"lifecycle.join_supplier.terms-and-conditions.accepted", "v2", LifecycleJoinSupplierTermsAndConditionsAcceptedV2> = /* @__PURE__ */ contract("lifecycle.join_supplier.terms-and-conditions.accepted-v2", "lifecycle.join_supplier.terms-and-conditions.accepted", "v2", isLifecycleJoinSupplierTermsAndConditionsAcceptedV2, explainLifecycleJoinSupplierTermsAndConditionsAcceptedV2);

function isLifecycleJoinSupplierTermsAndConditionsAcceptedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string";
}

function explainLifecycleJoinSupplierTermsAndConditionsAcceptedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "join_supplier_process_id,join_supplier_process_number");
    if (data.join_supplier_process_id === undefined) {
      report(path + "/join_supplier_process_id", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.join_supplier_process_id !== undefined) {
      let data0 = data.join_supplier_process_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/join_supplier_process_id", "integer");
      }
    }
    if (data.join_supplier_process_number !== undefined) {
      if (typeof data.join_supplier_process_number !== "string") {
        report(path+"/join_supplier_process_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
