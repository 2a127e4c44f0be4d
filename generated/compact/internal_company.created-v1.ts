// Generated from events/leads/internal_company.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("internal_company.created-v1", isInternalCompanyCreatedV1, "{id,actor{},displayable_number,name,primary_registration_number,secondary_registration_number,primary_tax_identifier_number,legal_address{}}");

function isInternalCompanyCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.id === "string" &&
  typeof (v1 = v.actor) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.displayable_number === "string" &&
  typeof v.name === "string" &&
  typeof v.primary_registration_number === "string" &&
  typeof v.secondary_registration_number === "string" &&
  typeof v.primary_tax_identifier_number === "string" &&
  typeof (v1 = v.legal_address) === "object" && v1 !== null && !Array.isArray(v1);
}
