// Generated from events/accounts/actual.intervals.received-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("actual.intervals.received-v1", isActualIntervalsReceivedV1, "{mpan,rebill_from}");

function isActualIntervalsReceivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.rebill_from === "string";
}
