// Generated from events/join-supplier/lifecycle.join_supplier.security_deposits.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleJoinSupplierSecurityDepositsCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSecurityDepositsCreatedV1 } from "../types/join-supplier.ts";

/** Security deposits, sums a customer leaves with the supplier as a safeguard, were created in a join. The message names only the join. */
export const lifecycleJoinSupplierSecurityDepositsCreatedV1: EventContract<"lifecycle.join_supplier.security_deposits.created", "v1", LifecycleJoinSupplierSecurityDepositsCreatedV1> = /* @__PURE__ */ contract("lifecycle.join_supplier.security_deposits.created-v1", "lifecycle.join_supplier.security_deposits.created", "v1", isLifecycleJoinSupplierSecurityDepositsCreatedV1, explainLifecycleJoinSupplierSecurityDepositsCreatedV1);

function isLifecycleJoinSupplierSecurityDepositsCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.join_supplier_process_number === "string";
}

function explainLifecycleJoinSupplierSecurityDepositsCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "join_supplier_process_number");
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
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
