// Generated from openapi/, the schema Metadata by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isMetadata(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.key === undefined || typeof v.key === "string") &&
  (v.value === undefined || typeof v.value === "object" && v.value !== null && !Array.isArray(v.value));
}

export function explainMetadata(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "key,value");
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        report(path+"/key", "string");
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/value", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Metadata names. */
export const shapeOfMetadata: Shape = {
  "key": 0,
  "value": 0,
};
