// Generated from events/collections/collection_process.leave_supplier_instigated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessLeaveSupplierInstigatedV1 } from "../types/collections.ts";

export type { CollectionProcessLeaveSupplierInstigatedV1 } from "../types/collections.ts";

/** A collection process set off a leave-supplier process, which ends the account's supply with this supplier. */
export const collectionProcessLeaveSupplierInstigatedV1: Contract<"collection_process.leave_supplier_instigated-v1", "collection_process.leave_supplier_instigated", "v1", CollectionProcessLeaveSupplierInstigatedV1> = /* @__PURE__ */ contract("collection_process.leave_supplier_instigated-v1", "collection_process.leave_supplier_instigated", "v1", isCollectionProcessLeaveSupplierInstigatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessLeaveSupplierInstigatedV1> {
return options?.unknown === "report" || !isCollectionProcessLeaveSupplierInstigatedV1(input) ? examine<CollectionProcessLeaveSupplierInstigatedV1>(input, options, explainCollectionProcessLeaveSupplierInstigatedV1) : { ok: true, value: input as CollectionProcessLeaveSupplierInstigatedV1 };
}

function isCollectionProcessLeaveSupplierInstigatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string";
}

function explainCollectionProcessLeaveSupplierInstigatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    const v3 = v.leave_supplier_process_number;
    found.visit?.(found, v, "", "number,account_number,leave_supplier_process_number");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "leave_supplier_process_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_number", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
