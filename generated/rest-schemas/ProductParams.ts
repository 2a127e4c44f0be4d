// Generated from openapi/, the schema ProductParams by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainProductConstraints, isProductConstraints } from "./ProductConstraints.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfProductConstraints } from "./ProductConstraints.ts";

export function isProductParams(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.is_green === undefined || typeof v.is_green === "boolean") &&
  (v.constraints === undefined || isProductConstraints(v.constraints)) &&
  (v.minimum_term === undefined || Number.isInteger(v.minimum_term)) &&
  (v.block_signup_bonus === undefined || typeof v.block_signup_bonus === "boolean");
}

export function explainProductParams(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "is_green,constraints,minimum_term,block_signup_bonus");
    if (data.is_green !== undefined) {
      if (typeof data.is_green !== "boolean") {
        report(path+"/is_green", "boolean");
      }
    }
    if (data.constraints !== undefined) {
      explainProductConstraints(data.constraints, path + "/constraints", report, visit);
    }
    if (data.minimum_term !== undefined) {
      let data2 = data.minimum_term;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/minimum_term", "integer");
      }
    }
    if (data.block_signup_bonus !== undefined) {
      if (typeof data.block_signup_bonus !== "boolean") {
        report(path+"/block_signup_bonus", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that ProductParams names. */
export const shapeOfProductParams: Shape = {
  "is_green": 0,
  "constraints": shapeOfProductConstraints,
  "minimum_term": 0,
  "block_signup_bonus": 0,
};
