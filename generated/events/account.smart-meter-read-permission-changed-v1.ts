// Generated from events/accounts/account.smart-meter-read-permission-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountSmartMeterReadPermissionChangedV1 } from "../types/accounts.ts";

export type { AccountSmartMeterReadPermissionChangedV1 } from "../types/accounts.ts";

/** The permission to read an account's smart meters was changed. */
export const accountSmartMeterReadPermissionChangedV1: EventContract<"account.smart-meter-read-permission-changed", "v1", AccountSmartMeterReadPermissionChangedV1> = /* @__PURE__ */ contract("account.smart-meter-read-permission-changed-v1", "account.smart-meter-read-permission-changed", "v1", isAccountSmartMeterReadPermissionChangedV1, explainAccountSmartMeterReadPermissionChangedV1);

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

function explainAccountSmartMeterReadPermissionChangedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,old_permission,new_permission,effective_from,changed_by_id,changed_by_type");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.old_permission === undefined) {
      report(path + "/old_permission", "required");
    }
    if (data.new_permission === undefined) {
      report(path + "/new_permission", "required");
    }
    if (data.effective_from === undefined) {
      report(path + "/effective_from", "required");
    }
    if (data.changed_by_id === undefined) {
      report(path + "/changed_by_id", "required");
    }
    if (data.changed_by_type === undefined) {
      report(path + "/changed_by_type", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.old_permission !== undefined) {
      if (typeof data.old_permission !== "string") {
        report(path+"/old_permission", "string");
      }
    }
    if (data.new_permission !== undefined) {
      if (typeof data.new_permission !== "string") {
        report(path+"/new_permission", "string");
      }
    }
    if (data.effective_from !== undefined) {
      if (typeof data.effective_from !== "string") {
        report(path+"/effective_from", "string");
      }
    }
    if (data.changed_by_id !== undefined) {
      if (typeof data.changed_by_id !== "string") {
        report(path+"/changed_by_id", "string");
      }
    }
    if (data.changed_by_type !== undefined) {
      if (typeof data.changed_by_type !== "string") {
        report(path+"/changed_by_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
