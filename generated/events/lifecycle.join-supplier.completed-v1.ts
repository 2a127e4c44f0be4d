// Generated from events/join-supplier/lifecycle.join-supplier.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import type { LifecycleJoinSupplierCompletedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierCompletedV1 } from "../types/join-supplier.ts";

/** A join came to its end. The message lists its supply points, each with the confirmed start of supply. */
export const lifecycleJoinSupplierCompletedV1: Contract<"lifecycle.join-supplier.completed-v1", "lifecycle.join-supplier.completed", "v1", LifecycleJoinSupplierCompletedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.completed-v1", "lifecycle.join-supplier.completed", "v1", isLifecycleJoinSupplierCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierCompletedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierCompletedV1(input) ? examine<LifecycleJoinSupplierCompletedV1>(input, options, explainLifecycleJoinSupplierCompletedV1) : { ok: true, value: input as LifecycleJoinSupplierCompletedV1 };
}

function isLifecycleJoinSupplierCompletedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleJoinSupplierCompletedV1List1(v1);
}

function isLifecycleJoinSupplierCompletedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinActivatedSP(v[i])) return false;
  return true;
}

function explainLifecycleJoinSupplierCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.subtype;
    const v4 = v.supply_points;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,subtype,supply_points");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "subtype");
    if (v4 === undefined) missing(found, "supply_points");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "subtype", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (found.visit || !isJoinActivatedSP(v5)) explainJoinActivatedSP(v5, "supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
