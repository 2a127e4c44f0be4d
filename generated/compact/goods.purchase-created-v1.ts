// Generated from events/files-devices-goods/goods.purchase-created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("goods.purchase-created-v1", isGoodsPurchaseCreatedV1, "{purchase_id:i,account_id:i,support_user_id?:i}");

function isGoodsPurchaseCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.purchase_id) &&
  Number.isInteger(v.account_id) &&
  ((v1 = v.support_user_id) === undefined || Number.isInteger(v1));
}
