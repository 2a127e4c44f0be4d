// Generated from events/join-supplier/lifecycle.join_supplier.security_deposits.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleJoinSupplierSecurityDepositsCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSecurityDepositsCreatedV1 } from "../types/join-supplier.ts";

/** Security deposits, sums a customer leaves with the supplier as a safeguard, were created in a join. The message names only the join. */
export const lifecycleJoinSupplierSecurityDepositsCreatedV1: Contract<"lifecycle.join_supplier.security_deposits.created-v1", "lifecycle.join_supplier.security_deposits.created", "v1", LifecycleJoinSupplierSecurityDepositsCreatedV1> = /* @__PURE__ */ contract("lifecycle.join_supplier.security_deposits.created-v1", "lifecycle.join_supplier.security_deposits.created", "v1", isLifecycleJoinSupplierSecurityDepositsCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierSecurityDepositsCreatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierSecurityDepositsCreatedV1(input) ? examine<LifecycleJoinSupplierSecurityDepositsCreatedV1>(input, options, explainLifecycleJoinSupplierSecurityDepositsCreatedV1) : { ok: true, value: input as LifecycleJoinSupplierSecurityDepositsCreatedV1 };
}

function isLifecycleJoinSupplierSecurityDepositsCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.join_supplier_process_number === "string";
}

function explainLifecycleJoinSupplierSecurityDepositsCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.join_supplier_process_number;
    found.visit?.(found, v, "", "join_supplier_process_number");
    if (v1 === undefined) missing(found, "join_supplier_process_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "join_supplier_process_number", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
