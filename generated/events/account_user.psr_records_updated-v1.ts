// Generated from events/accounts/account_user.psr_records_updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainPsrRecord, isPsrRecord } from "../shapes/PsrRecord.ts";
import type { AccountUserPsrRecordsUpdatedV1 } from "../types/accounts.ts";

export type { AccountUserPsrRecordsUpdatedV1 } from "../types/accounts.ts";

/** A person's entries on the Priority Services Register (PSR), the list of customers who need extra support, were added, changed or deleted. */
export const accountUserPsrRecordsUpdatedV1: Contract<"account_user.psr_records_updated-v1", "account_user.psr_records_updated", "v1", AccountUserPsrRecordsUpdatedV1> = /* @__PURE__ */ contract("account_user.psr_records_updated-v1", "account_user.psr_records_updated", "v1", isAccountUserPsrRecordsUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserPsrRecordsUpdatedV1> {
return options?.unknown === "report" || !isAccountUserPsrRecordsUpdatedV1(input) ? examine<AccountUserPsrRecordsUpdatedV1>(input, options, explainAccountUserPsrRecordsUpdatedV1) : { ok: true, value: input as AccountUserPsrRecordsUpdatedV1 };
}

function isAccountUserPsrRecordsUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  Array.isArray((v1 = v.created_records)) && isAccountUserPsrRecordsUpdatedV1List1(v1) &&
  Array.isArray((v1 = v.updated_records)) && isAccountUserPsrRecordsUpdatedV1List2(v1) &&
  Array.isArray((v1 = v.deleted_records)) && isAccountUserPsrRecordsUpdatedV1List3(v1);
}

function isAccountUserPsrRecordsUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isPsrRecord(v[i])) return false;
  return true;
}

function isAccountUserPsrRecordsUpdatedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isPsrRecord(v[i])) return false;
  return true;
}

function isAccountUserPsrRecordsUpdatedV1List3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isPsrRecord(v[i])) return false;
  return true;
}

function explainAccountUserPsrRecordsUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    const v2 = v.created_records;
    const v3 = v.updated_records;
    const v4 = v.deleted_records;
    found.visit?.(found, v, "", "user_id,created_records,updated_records,deleted_records");
    if (v1 === undefined) missing(found, "user_id");
    if (v2 === undefined) missing(found, "created_records");
    if (v3 === undefined) missing(found, "updated_records");
    if (v4 === undefined) missing(found, "deleted_records");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v5 = v2[i0];
          if (found.visit || !isPsrRecord(v5)) explainPsrRecord(v5, "created_records." + i0 + ".", found);
        }
      }
      else wrong(found, "created_records", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v6 = v3[i0];
          if (found.visit || !isPsrRecord(v6)) explainPsrRecord(v6, "updated_records." + i0 + ".", found);
        }
      }
      else wrong(found, "updated_records", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v7 = v4[i0];
          if (found.visit || !isPsrRecord(v7)) explainPsrRecord(v7, "deleted_records." + i0 + ".", found);
        }
      }
      else wrong(found, "deleted_records", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
