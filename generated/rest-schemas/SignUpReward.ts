// Generated from openapi/, the schema SignUpReward by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isSignUpReward(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.amount === undefined || typeof v.amount === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.amount)) &&
  (v.scheme_name === undefined || typeof v.scheme_name === "string");
}

export function explainSignUpReward(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "amount,scheme_name");
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (typeof data0 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data0))) report(path + "/amount", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/amount", "string");
      }
    }
    if (data.scheme_name !== undefined) {
      if (typeof data.scheme_name !== "string") {
        report(path+"/scheme_name", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that SignUpReward names. */
export const shapeOfSignUpReward: Shape = {
  "amount": 0,
  "scheme_name": 0,
};
