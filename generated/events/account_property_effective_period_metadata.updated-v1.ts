// Generated from events/accounts/account_property_effective_period_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountPropertyEffectivePeriodMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountPropertyEffectivePeriodMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to the period in which an account was tied to a property was given a new value. */
export const accountPropertyEffectivePeriodMetadataUpdatedV1: EventContract<"account_property_effective_period_metadata.updated", "v1", AccountPropertyEffectivePeriodMetadataUpdatedV1> = /* @__PURE__ */ contract("account_property_effective_period_metadata.updated-v1", "account_property_effective_period_metadata.updated", "v1", isAccountPropertyEffectivePeriodMetadataUpdatedV1, explainAccountPropertyEffectivePeriodMetadataUpdatedV1);

function isAccountPropertyEffectivePeriodMetadataUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainAccountPropertyEffectivePeriodMetadataUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_property_effective_period_id,changes");
    if (data.account_property_effective_period_id === undefined) {
      report(path + "/account_property_effective_period_id", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.account_property_effective_period_id !== undefined) {
      let data0 = data.account_property_effective_period_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/account_property_effective_period_id", "integer");
      }
    }
    if (data.changes !== undefined) {
      let data1 = data.changes;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/changes", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
