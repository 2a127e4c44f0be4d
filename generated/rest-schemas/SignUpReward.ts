// Generated from openapi/, the schema SignUpReward by `npm run generate`. Do not edit.

import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isSignUpReward(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.amount) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.scheme_name) === undefined || typeof v1 === "string");
}

export function explainSignUpReward(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.amount;
    const v2 = v.scheme_name;
    found.visit?.(found, v, at, "amount,scheme_name");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v1))) wrongOptional(found, at + "amount", v1, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "amount", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "scheme_name", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
