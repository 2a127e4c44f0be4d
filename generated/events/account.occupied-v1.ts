// Generated from events/accounts/account.occupied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountOccupiedV1 } from "../types/accounts.ts";

export type { AccountOccupiedV1 } from "../types/accounts.ts";

/** An account was recorded as occupied. */
export const accountOccupiedV1: Contract<"account.occupied-v1", "account.occupied", "v1", AccountOccupiedV1> = /* @__PURE__ */ contract("account.occupied-v1", "account.occupied", "v1", isAccountOccupiedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountOccupiedV1> {
return options?.unknown === "report" || !isAccountOccupiedV1(input) ? examine<AccountOccupiedV1>(input, options, explainAccountOccupiedV1) : { ok: true, value: input as AccountOccupiedV1 };
}

function isAccountOccupiedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string";
}

function explainAccountOccupiedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    found.visit?.(found, v, "", "account_number");
    if (v1 === undefined) missing(found, "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
