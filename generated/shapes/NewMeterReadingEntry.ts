// Generated from events/_shared/NewMeterReadingEntry.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isNewMeterReadingEntry(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.reading === "object" && v.reading !== null && !Array.isArray(v.reading);
}

export function explainNewMeterReadingEntry(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "reading");
    if (data.reading === undefined) {
      report(path + "/reading", "required");
    }
    if (data.reading !== undefined) {
      let data0 = data.reading;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        report(path+"/reading", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
