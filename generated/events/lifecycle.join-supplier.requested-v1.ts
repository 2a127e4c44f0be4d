// Generated from events/join-supplier/lifecycle.join-supplier.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainJoinSP, isJoinSP } from "../shapes/JoinSP.ts";
import type { LifecycleJoinSupplierRequestedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierRequestedV1 } from "../types/join-supplier.ts";

/** A join was requested: supply points of an account are to come on supply, each from a given date. */
export const lifecycleJoinSupplierRequestedV1: Contract<"lifecycle.join-supplier.requested-v1", "lifecycle.join-supplier.requested", "v1", LifecycleJoinSupplierRequestedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.requested-v1", "lifecycle.join-supplier.requested", "v1", isLifecycleJoinSupplierRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierRequestedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierRequestedV1(input) ? examine<LifecycleJoinSupplierRequestedV1>(input, options, explainLifecycleJoinSupplierRequestedV1) : { ok: true, value: input as LifecycleJoinSupplierRequestedV1 };
}

function isLifecycleJoinSupplierRequestedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleJoinSupplierRequestedV1List1(v1) &&
  typeof v.requested_at === "string";
}

function isLifecycleJoinSupplierRequestedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinSP(v[i])) return false;
  return true;
}

function explainLifecycleJoinSupplierRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.subtype;
    const v4 = v.supply_points;
    const v5 = v.requested_at;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,subtype,supply_points,requested_at");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "subtype");
    if (v4 === undefined) missing(found, "supply_points");
    if (v5 === undefined) missing(found, "requested_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "subtype", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (found.visit || !isJoinSP(v6)) explainJoinSP(v6, "supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points", v4, "an array");
    }
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "requested_at", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
