// Generated from events/accounts/account_user_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountUserMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to an account user was given a new value. */
export const accountUserMetadataUpdatedV1: Contract<"account_user_metadata.updated-v1", "account_user_metadata.updated", "v1", AccountUserMetadataUpdatedV1> = /* @__PURE__ */ contract("account_user_metadata.updated-v1", "account_user_metadata.updated", "v1", isAccountUserMetadataUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserMetadataUpdatedV1> {
return options?.unknown === "report" || !isAccountUserMetadataUpdatedV1(input) ? examine<AccountUserMetadataUpdatedV1>(input, options, explainAccountUserMetadataUpdatedV1) : { ok: true, value: input as AccountUserMetadataUpdatedV1 };
}

function isAccountUserMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainAccountUserMetadataUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    const v2 = v.changes;
    found.visit?.(found, v, "", "user_id,changes");
    if (v1 === undefined) missing(found, "user_id");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
  }
  else wrong(found, "", v, "an object");
}
