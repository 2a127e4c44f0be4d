// Generated from events/grid-connection/grid_connection_order.deu.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("grid_connection_order.deu.rejected-v1", isGridConnectionOrderDeuRejectedV1, "{order_id:i,order_type,account_number,supply_point_id:i,market_location_id,response_code,response_code_list_code,response_code_label}");

function isGridConnectionOrderDeuRejectedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.order_id) &&
  typeof v.order_type === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.supply_point_id) &&
  typeof v.market_location_id === "string" &&
  typeof v.response_code === "string" &&
  typeof v.response_code_list_code === "string" &&
  typeof v.response_code_label === "string";
}
