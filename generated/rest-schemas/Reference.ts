// Generated from openapi/, the schema Reference by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isReference(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.namespace === undefined || typeof v.namespace === "string") &&
  (v.value === undefined || typeof v.value === "string");
}

export function explainReference(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "namespace,value");
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        report(path+"/namespace", "string");
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Reference names. */
export const shapeOfReference: Shape = {
  "namespace": 0,
  "value": 0,
};
