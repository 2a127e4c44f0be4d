// Generated from events/industry/industry.electricity.change_of_energisation.unsolicited_message-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("industry.electricity.change_of_energisation.unsolicited_message-v1", isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1, "{mpan,energisation_status,effective_from}");

function isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.energisation_status === "string" &&
  typeof v.effective_from === "string";
}
