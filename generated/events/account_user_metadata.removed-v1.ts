// Generated from events/accounts/account_user_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserMetadataRemovedV1 } from "../types/accounts.ts";

export type { AccountUserMetadataRemovedV1 } from "../types/accounts.ts";

/** A piece of extra information was taken off an account user. */
export const accountUserMetadataRemovedV1: Contract<"account_user_metadata.removed-v1", "account_user_metadata.removed", "v1", AccountUserMetadataRemovedV1> = /* @__PURE__ */ contract("account_user_metadata.removed-v1", "account_user_metadata.removed", "v1", isAccountUserMetadataRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserMetadataRemovedV1> {
return options?.unknown === "report" || !isAccountUserMetadataRemovedV1(input) ? examine<AccountUserMetadataRemovedV1>(input, options, explainAccountUserMetadataRemovedV1) : { ok: true, value: input as AccountUserMetadataRemovedV1 };
}

function isAccountUserMetadataRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountUserMetadataRemovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    const v2 = v.key;
    const v3 = v.value;
    found.visit?.(found, v, "", "user_id,key,value");
    if (v1 === undefined) missing(found, "user_id");
    if (v2 === undefined) missing(found, "key");
    if (v3 === undefined) missing(found, "value");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "key", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "value", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
