// Generated from events/accounts/account_property_effective_period_metadata.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountPropertyEffectivePeriodMetadataCreatedV1 } from "../types/accounts.ts";

export type { AccountPropertyEffectivePeriodMetadataCreatedV1 } from "../types/accounts.ts";

/** A piece of extra information, a key with its value, was attached to the period in which an account was tied to a property. */
export const accountPropertyEffectivePeriodMetadataCreatedV1: EventContract<"account_property_effective_period_metadata.created", "v1", AccountPropertyEffectivePeriodMetadataCreatedV1> = /* @__PURE__ */ contract("account_property_effective_period_metadata.created-v1", "account_property_effective_period_metadata.created", "v1", isAccountPropertyEffectivePeriodMetadataCreatedV1, explainAccountPropertyEffectivePeriodMetadataCreatedV1);

function isAccountPropertyEffectivePeriodMetadataCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountPropertyEffectivePeriodMetadataCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_property_effective_period_id,key,value");
    if (data.account_property_effective_period_id === undefined) {
      report(path + "/account_property_effective_period_id", "required");
    }
    if (data.key === undefined) {
      report(path + "/key", "required");
    }
    if (data.value === undefined) {
      report(path + "/value", "required");
    }
    if (data.account_property_effective_period_id !== undefined) {
      let data0 = data.account_property_effective_period_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/account_property_effective_period_id", "integer");
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        report(path+"/key", "string");
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
