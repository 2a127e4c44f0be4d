// Generated from events/collections/collection_process.raised-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.raised-v1", isCollectionProcessRaisedV1, "{number,account_number,ledger?,billing_document?,config_code}");

function isCollectionProcessRaisedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  ((v1 = v.ledger) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_document) === undefined || typeof v1 === "string") &&
  typeof v.config_code === "string";
}
