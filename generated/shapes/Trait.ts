// Generated from events/_shared/Trait.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isTrait(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identifier === "string" &&
  typeof v.type === "string" &&
  typeof v.data === "object" && v.data !== null && !Array.isArray(v.data);
}

export function explainTrait(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "identifier,type,data");
    if (data.identifier === undefined) {
      report(path + "/identifier", "required");
    }
    if (data.type === undefined) {
      report(path + "/type", "required");
    }
    if (data.data === undefined) {
      report(path + "/data", "required");
    }
    if (data.identifier !== undefined) {
      if (typeof data.identifier !== "string") {
        report(path+"/identifier", "string");
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.data !== undefined) {
      let data2 = data.data;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        report(path+"/data", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
