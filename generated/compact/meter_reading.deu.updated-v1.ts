// Generated from events/meters/meter_reading.deu.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isChangedMeterReadingEntry } from "../shapes/ChangedMeterReadingEntry.ts";

export default /* @__PURE__ */ compactContract("meter_reading.deu.updated-v1", isMeterReadingDeuUpdatedV1, "{context{},readings[{reading{},changed_from{}}]}");

function isMeterReadingDeuUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.context) === "object" && v1 !== null && !Array.isArray(v1) &&
  Array.isArray((v1 = v.readings)) && isMeterReadingDeuUpdatedV1List1(v1);
}
function isMeterReadingDeuUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isChangedMeterReadingEntry(v[i])) return false;
  return true;
}
