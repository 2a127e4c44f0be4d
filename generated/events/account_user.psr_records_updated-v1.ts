// Generated from events/accounts/account_user.psr_records_updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainPsrRecord, isPsrRecord } from "../shapes/PsrRecord.ts";
import type { AccountUserPsrRecordsUpdatedV1 } from "../types/accounts.ts";

export type { AccountUserPsrRecordsUpdatedV1 } from "../types/accounts.ts";

/** A person's entries on the Priority Services Register (PSR), the list of customers who need extra support, were added, changed or deleted. */
export const accountUserPsrRecordsUpdatedV1: EventContract<"account_user.psr_records_updated", "v1", AccountUserPsrRecordsUpdatedV1> = /* @__PURE__ */ contract("account_user.psr_records_updated-v1", "account_user.psr_records_updated", "v1", isAccountUserPsrRecordsUpdatedV1, explainAccountUserPsrRecordsUpdatedV1);

function isAccountUserPsrRecordsUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  Array.isArray(v.created_records) && every(v.created_records, (i0: any) => isPsrRecord(i0)) &&
  Array.isArray(v.updated_records) && every(v.updated_records, (i0: any) => isPsrRecord(i0)) &&
  Array.isArray(v.deleted_records) && every(v.deleted_records, (i0: any) => isPsrRecord(i0));
}

function explainAccountUserPsrRecordsUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id,created_records,updated_records,deleted_records");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.created_records === undefined) {
      report(path + "/created_records", "required");
    }
    if (data.updated_records === undefined) {
      report(path + "/updated_records", "required");
    }
    if (data.deleted_records === undefined) {
      report(path + "/deleted_records", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.created_records !== undefined) {
      let data1 = data.created_records;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          explainPsrRecord(data1[i0], path + "/created_records/" + i0, report, visit);
        }
      }
      else {
        report(path+"/created_records", "array");
      }
    }
    if (data.updated_records !== undefined) {
      let data3 = data.updated_records;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1=0; i1<len1; i1++) {
          explainPsrRecord(data3[i1], path + "/updated_records/" + i1, report, visit);
        }
      }
      else {
        report(path+"/updated_records", "array");
      }
    }
    if (data.deleted_records !== undefined) {
      let data5 = data.deleted_records;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2=0; i2<len2; i2++) {
          explainPsrRecord(data5[i2], path + "/deleted_records/" + i2, report, visit);
        }
      }
      else {
        report(path+"/deleted_records", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
