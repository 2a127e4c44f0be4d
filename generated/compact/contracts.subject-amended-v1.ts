// Generated from events/contracts/contracts.subject-amended-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isAmendedSubject } from "../shapes/AmendedSubject.ts";

export default /* @__PURE__ */ compactContract("contracts.subject-amended-v1", isContractsSubjectAmendedV1, "{contract_identifier,occurred_at,added[{type,identifier,effective_from,effective_to}],updated[{type,identifier,effective_from,effective_to}],removed[{type,identifier,effective_from,effective_to}]}");

function isContractsSubjectAmendedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.added)) && isContractsSubjectAmendedV1List1(v1) &&
  Array.isArray((v1 = v.updated)) && isContractsSubjectAmendedV1List2(v1) &&
  Array.isArray((v1 = v.removed)) && isContractsSubjectAmendedV1List3(v1);
}
function isContractsSubjectAmendedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}
function isContractsSubjectAmendedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}
function isContractsSubjectAmendedV1List3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}
