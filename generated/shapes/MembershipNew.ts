// Generated from events/_shared/MembershipNew.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isMembershipNew(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.valid_from === "string" &&
  ((v1 = v.valid_to) === undefined || typeof v1 === "string");
}

export function explainMembershipNew(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.valid_from;
    const v3 = v.valid_to;
    found.visit?.(found, v, at, "contract_identifier,valid_from,valid_to");
    if (v1 === undefined) missing(found, at + "contract_identifier");
    if (v2 === undefined) missing(found, at + "valid_from");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "valid_from", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "valid_to", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
