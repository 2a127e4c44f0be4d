// Generated from events/business/collateral_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collateral_agreement.fulfilled-v1", isCollateralAgreementFulfilledV1, "{collateral_agreement_id:i,contract_id,fulfilled_at}");

function isCollateralAgreementFulfilledV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.collateral_agreement_id) &&
  typeof v.contract_id === "string" &&
  typeof v.fulfilled_at === "string";
}
