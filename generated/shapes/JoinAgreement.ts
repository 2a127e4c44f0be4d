// Generated from events/_shared/JoinAgreement.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isJoinAgreement(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.valid_from === "string" &&
  typeof v.valid_to === "string" &&
  typeof v.product_code === "string";
}

export function explainJoinAgreement(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.valid_from;
    const v3 = v.valid_to;
    const v4 = v.product_code;
    found.visit?.(found, v, at, "id,valid_from,valid_to,product_code");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "valid_from");
    if (v3 === undefined) missing(found, at + "valid_to");
    if (v4 === undefined) missing(found, at + "product_code");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "valid_from", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "valid_to", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "product_code", v4, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
