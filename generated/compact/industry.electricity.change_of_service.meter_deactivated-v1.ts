// Generated from events/industry/industry.electricity.change_of_service.meter_deactivated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("industry.electricity.change_of_service.meter_deactivated-v1", isIndustryElectricityChangeOfServiceMeterDeactivatedV1, "{mpan,serial_number,effective_from}");

function isIndustryElectricityChangeOfServiceMeterDeactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.serial_number === "string" &&
  typeof v.effective_from === "string";
}
