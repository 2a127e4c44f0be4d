// Generated from events/_shared/InkAction.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isInkAction(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  typeof v.succeeded === "boolean" &&
  typeof v.stop_further_evaluation === "boolean";
}

export function explainInkAction(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.succeeded;
    const v3 = v.stop_further_evaluation;
    found.visit?.(found, v, at, "code,succeeded,stop_further_evaluation");
    if (v1 === undefined) missing(found, at + "code");
    if (v2 === undefined) missing(found, at + "succeeded");
    if (v3 === undefined) missing(found, at + "stop_further_evaluation");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "code", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "succeeded", v2, "a boolean");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "stop_further_evaluation", v3, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
