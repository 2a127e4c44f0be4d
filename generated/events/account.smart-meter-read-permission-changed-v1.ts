// Generated from events/accounts/account.smart-meter-read-permission-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountSmartMeterReadPermissionChangedV1 } from "../types/accounts.ts";

export type { AccountSmartMeterReadPermissionChangedV1 } from "../types/accounts.ts";

/** The permission to read an account's smart meters was changed. */
export const accountSmartMeterReadPermissionChangedV1: Contract<"account.smart-meter-read-permission-changed-v1", "account.smart-meter-read-permission-changed", "v1", AccountSmartMeterReadPermissionChangedV1> = /* @__PURE__ */ contract("account.smart-meter-read-permission-changed-v1", "account.smart-meter-read-permission-changed", "v1", isAccountSmartMeterReadPermissionChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountSmartMeterReadPermissionChangedV1> {
return options?.unknown === "report" || !isAccountSmartMeterReadPermissionChangedV1(input) ? examine<AccountSmartMeterReadPermissionChangedV1>(input, options, explainAccountSmartMeterReadPermissionChangedV1) : { ok: true, value: input as AccountSmartMeterReadPermissionChangedV1 };
}

function isAccountSmartMeterReadPermissionChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.old_permission === "string" &&
  typeof v.new_permission === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.changed_by_id === "string" &&
  typeof v.changed_by_type === "string";
}

function explainAccountSmartMeterReadPermissionChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.old_permission;
    const v3 = v.new_permission;
    const v4 = v.effective_from;
    const v5 = v.changed_by_id;
    const v6 = v.changed_by_type;
    found.visit?.(found, v, "", "account_number,old_permission,new_permission,effective_from,changed_by_id,changed_by_type");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "old_permission");
    if (v3 === undefined) missing(found, "new_permission");
    if (v4 === undefined) missing(found, "effective_from");
    if (v5 === undefined) missing(found, "changed_by_id");
    if (v6 === undefined) missing(found, "changed_by_type");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "old_permission", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "new_permission", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "effective_from", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "changed_by_id", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "changed_by_type", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
