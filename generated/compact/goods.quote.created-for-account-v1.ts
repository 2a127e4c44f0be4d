// Generated from events/files-devices-goods/goods.quote.created-for-account-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("goods.quote.created-for-account-v1", isGoodsQuoteCreatedForAccountV1, "{account_number,market_name,quote_id:i,client_params{},lead_id:i}");

function isGoodsQuoteCreatedForAccountV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof (v1 = v.client_params) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.lead_id);
}
