// Generated from events/business/business.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("business.updated-v1", isBusinessUpdatedV1, "{id:i,changes{}}");

function isBusinessUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}
