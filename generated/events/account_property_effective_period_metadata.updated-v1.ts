// Generated from events/accounts/account_property_effective_period_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountPropertyEffectivePeriodMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountPropertyEffectivePeriodMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to the period in which an account was tied to a property was given a new value. */
export const accountPropertyEffectivePeriodMetadataUpdatedV1: Contract<"account_property_effective_period_metadata.updated-v1", "account_property_effective_period_metadata.updated", "v1", AccountPropertyEffectivePeriodMetadataUpdatedV1> = /* @__PURE__ */ contract("account_property_effective_period_metadata.updated-v1", "account_property_effective_period_metadata.updated", "v1", isAccountPropertyEffectivePeriodMetadataUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountPropertyEffectivePeriodMetadataUpdatedV1> {
return options?.unknown === "report" || !isAccountPropertyEffectivePeriodMetadataUpdatedV1(input) ? examine<AccountPropertyEffectivePeriodMetadataUpdatedV1>(input, options, explainAccountPropertyEffectivePeriodMetadataUpdatedV1) : { ok: true, value: input as AccountPropertyEffectivePeriodMetadataUpdatedV1 };
}

function isAccountPropertyEffectivePeriodMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainAccountPropertyEffectivePeriodMetadataUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_property_effective_period_id;
    const v2 = v.changes;
    found.visit?.(found, v, "", "account_property_effective_period_id,changes");
    if (v1 === undefined) missing(found, "account_property_effective_period_id");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_property_effective_period_id", v1, "an integer");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
  }
  else wrong(found, "", v, "an object");
}
