// Generated from events/accounts/account_property_effective_period_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountPropertyEffectivePeriodMetadataRemovedV1 } from "../types/accounts.ts";

export type { AccountPropertyEffectivePeriodMetadataRemovedV1 } from "../types/accounts.ts";

/** A piece of extra information was taken off the period in which an account was tied to a property. */
export const accountPropertyEffectivePeriodMetadataRemovedV1: Contract<"account_property_effective_period_metadata.removed-v1", "account_property_effective_period_metadata.removed", "v1", AccountPropertyEffectivePeriodMetadataRemovedV1> = /* @__PURE__ */ contract("account_property_effective_period_metadata.removed-v1", "account_property_effective_period_metadata.removed", "v1", isAccountPropertyEffectivePeriodMetadataRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountPropertyEffectivePeriodMetadataRemovedV1> {
return options?.unknown === "report" || !isAccountPropertyEffectivePeriodMetadataRemovedV1(input) ? examine<AccountPropertyEffectivePeriodMetadataRemovedV1>(input, options, explainAccountPropertyEffectivePeriodMetadataRemovedV1) : { ok: true, value: input as AccountPropertyEffectivePeriodMetadataRemovedV1 };
}

function isAccountPropertyEffectivePeriodMetadataRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountPropertyEffectivePeriodMetadataRemovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_property_effective_period_id;
    const v2 = v.key;
    const v3 = v.value;
    found.visit?.(found, v, "", "account_property_effective_period_id,key,value");
    if (v1 === undefined) missing(found, "account_property_effective_period_id");
    if (v2 === undefined) missing(found, "key");
    if (v3 === undefined) missing(found, "value");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_property_effective_period_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "key", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "value", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
