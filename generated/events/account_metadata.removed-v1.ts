// Generated from events/accounts/account_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountMetadataRemovedV1 } from "../types/accounts.ts";

export type { AccountMetadataRemovedV1 } from "../types/accounts.ts";

/** A piece of extra information was taken off an account. */
export const accountMetadataRemovedV1: Contract<"account_metadata.removed-v1", "account_metadata.removed", "v1", AccountMetadataRemovedV1> = /* @__PURE__ */ contract("account_metadata.removed-v1", "account_metadata.removed", "v1", isAccountMetadataRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountMetadataRemovedV1> {
return options?.unknown === "report" || !isAccountMetadataRemovedV1(input) ? examine<AccountMetadataRemovedV1>(input, options, explainAccountMetadataRemovedV1) : { ok: true, value: input as AccountMetadataRemovedV1 };
}

function isAccountMetadataRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountMetadataRemovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.key;
    const v3 = v.value;
    found.visit?.(found, v, "", "account_number,key,value");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "key");
    if (v3 === undefined) missing(found, "value");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "key", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "value", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
