// Generated from events/meters/meterpoint.gas.change_of_cohort.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.change_of_cohort.requested-v1", isMeterpointGasChangeOfCohortRequestedV1, "{mprn,cohort}");

function isMeterpointGasChangeOfCohortRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.cohort === "string";
}
