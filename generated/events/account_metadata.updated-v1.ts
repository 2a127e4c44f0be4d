// Generated from events/accounts/account_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to an account was given a new value. */
export const accountMetadataUpdatedV1: Contract<"account_metadata.updated-v1", "account_metadata.updated", "v1", AccountMetadataUpdatedV1> = /* @__PURE__ */ contract("account_metadata.updated-v1", "account_metadata.updated", "v1", isAccountMetadataUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountMetadataUpdatedV1> {
return options?.unknown === "report" || !isAccountMetadataUpdatedV1(input) ? examine<AccountMetadataUpdatedV1>(input, options, explainAccountMetadataUpdatedV1) : { ok: true, value: input as AccountMetadataUpdatedV1 };
}

function isAccountMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainAccountMetadataUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.changes;
    found.visit?.(found, v, "", "account_number,changes");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
  }
  else wrong(found, "", v, "an object");
}
