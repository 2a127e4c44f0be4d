// Generated from events/accounts/account_user.psr_records_updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isPsrRecord } from "../shapes/PsrRecord.ts";

export default /* @__PURE__ */ compactContract("account_user.psr_records_updated-v1", isAccountUserPsrRecordsUpdatedV1, "{user_id:i,created_records[{description,electricity_industry_code,gas_industry_code}],updated_records[{description,electricity_industry_code,gas_industry_code}],deleted_records[{description,electricity_industry_code,gas_industry_code}]}");

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
