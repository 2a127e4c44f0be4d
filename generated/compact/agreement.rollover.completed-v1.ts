// Generated from events/agreements/agreement.rollover.completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isProduct } from "../shapes/Product.ts";

export default /* @__PURE__ */ compactContract("agreement.rollover.completed-v1", isAgreementRolloverCompletedV1, "{account_number,supply_point_id,expiring_agreement_id:i,rolled_on_to_agreement_id:i,new_product{code,market_name,brand_code},rolled_on_to_agreement_valid_from,rolled_on_to_agreement_valid_to}");

function isAgreementRolloverCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.supply_point_id === "string" &&
  Number.isInteger(v.expiring_agreement_id) &&
  Number.isInteger(v.rolled_on_to_agreement_id) &&
  isProduct(v.new_product) &&
  typeof v.rolled_on_to_agreement_valid_from === "string" &&
  typeof v.rolled_on_to_agreement_valid_to === "string";
}
