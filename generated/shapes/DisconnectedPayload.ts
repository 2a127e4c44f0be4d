// Generated from events/_shared/DisconnectedPayload.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isDisconnectedPayload(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.cause === "string" &&
  Number.isInteger(v.disconnected_soc);
}

export function explainDisconnectedPayload(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "cause,disconnected_soc");
    if (data.cause === undefined) {
      report(path + "/cause", "required");
    }
    if (data.disconnected_soc === undefined) {
      report(path + "/disconnected_soc", "required");
    }
    if (data.cause !== undefined) {
      if (typeof data.cause !== "string") {
        report(path+"/cause", "string");
      }
    }
    if (data.disconnected_soc !== undefined) {
      let data1 = data.disconnected_soc;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/disconnected_soc", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
