// Generated from events/files-devices-goods/goods.quote.created-without-account-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("goods.quote.created-without-account-v1", isGoodsQuoteCreatedWithoutAccountV1, "{market_name,quote_id:i,contact_info{},client_params{},lead_id:i}");

function isGoodsQuoteCreatedWithoutAccountV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof (v1 = v.contact_info) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof (v1 = v.client_params) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.lead_id);
}
