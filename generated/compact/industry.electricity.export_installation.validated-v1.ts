// Generated from events/industry/industry.electricity.export_installation.validated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("industry.electricity.export_installation.validated-v1", isIndustryElectricityExportInstallationValidatedV1, "{import_mpan,account_number,product_code,manual_declared_net_capacity,manual_technology_type,valid_mcs_installations[{}],journey_identifier}");

function isIndustryElectricityExportInstallationValidatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_mpan === "string" &&
  typeof v.account_number === "string" &&
  typeof v.product_code === "string" &&
  typeof v.manual_declared_net_capacity === "string" &&
  typeof v.manual_technology_type === "string" &&
  Array.isArray((v1 = v.valid_mcs_installations)) && isIndustryElectricityExportInstallationValidatedV1List1(v1) &&
  typeof v.journey_identifier === "string";
}
function isIndustryElectricityExportInstallationValidatedV1List1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1))) return false;
  return true;
}
