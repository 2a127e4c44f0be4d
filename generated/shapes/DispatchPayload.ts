// Generated from events/_shared/DispatchPayload.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isDispatchPayload(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.begin === "string" &&
  typeof v.end === "string" &&
  Number.isInteger(v.power);
}

export function explainDispatchPayload(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "begin,end,power");
    if (data.begin === undefined) {
      report(path + "/begin", "required");
    }
    if (data.end === undefined) {
      report(path + "/end", "required");
    }
    if (data.power === undefined) {
      report(path + "/power", "required");
    }
    if (data.begin !== undefined) {
      if (typeof data.begin !== "string") {
        report(path+"/begin", "string");
      }
    }
    if (data.end !== undefined) {
      if (typeof data.end !== "string") {
        report(path+"/end", "string");
      }
    }
    if (data.power !== undefined) {
      let data2 = data.power;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/power", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
