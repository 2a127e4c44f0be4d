// Generated from events/collections/collection_proceeding.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_proceeding.created-v1", isCollectionProceedingCreatedV1, "{id:i,account_number,amount?:i,campaign?,is_white_label:b,agency_code}");

function isCollectionProceedingCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.account_number === "string" &&
  ((v1 = v.amount) === undefined || Number.isInteger(v1)) &&
  ((v1 = v.campaign) === undefined || typeof v1 === "string") &&
  typeof v.is_white_label === "boolean" &&
  typeof v.agency_code === "string";
}
