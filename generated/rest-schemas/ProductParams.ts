// Generated from openapi/, the schema ProductParams by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainProductConstraints, isProductConstraints } from "./ProductConstraints.ts";

export function isProductParams(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.is_green) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.constraints) === undefined || isProductConstraints(v1)) &&
  ((v1 = v.minimum_term) === undefined || Number.isInteger(v1)) &&
  ((v1 = v.block_signup_bonus) === undefined || typeof v1 === "boolean");
}

export function explainProductParams(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.is_green;
    const v2 = v.constraints;
    const v3 = v.minimum_term;
    const v4 = v.block_signup_bonus;
    found.visit?.(found, v, at, "is_green,constraints,minimum_term,block_signup_bonus");
    if (v1 !== undefined && typeof v1 !== "boolean") wrong(found, at + "is_green", v1, "a boolean");
    if (v2 !== undefined) {
      if (found.visit || !isProductConstraints(v2)) explainProductConstraints(v2, at + "constraints.", found);
    }
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, at + "minimum_term", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "block_signup_bonus", v4, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
