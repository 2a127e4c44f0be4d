// Generated from events/_shared/ChangedMeterReadingEntry.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isChangedMeterReadingEntry(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.reading === "object" && v.reading !== null && !Array.isArray(v.reading) &&
  typeof v.changed_from === "object" && v.changed_from !== null && !Array.isArray(v.changed_from);
}

export function explainChangedMeterReadingEntry(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "reading,changed_from");
    if (data.reading === undefined) {
      report(path + "/reading", "required");
    }
    if (data.changed_from === undefined) {
      report(path + "/changed_from", "required");
    }
    if (data.reading !== undefined) {
      let data0 = data.reading;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        report(path+"/reading", "object");
      }
    }
    if (data.changed_from !== undefined) {
      let data1 = data.changed_from;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/changed_from", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
