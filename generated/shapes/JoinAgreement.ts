// Generated from events/_shared/JoinAgreement.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isJoinAgreement(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.valid_from === "string" &&
  typeof v.valid_to === "string" &&
  typeof v.product_code === "string";
}

export function explainJoinAgreement(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,valid_from,valid_to,product_code");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.valid_from === undefined) {
      report(path + "/valid_from", "required");
    }
    if (data.valid_to === undefined) {
      report(path + "/valid_to", "required");
    }
    if (data.product_code === undefined) {
      report(path + "/product_code", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.valid_from !== undefined) {
      if (typeof data.valid_from !== "string") {
        report(path+"/valid_from", "string");
      }
    }
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to !== "string") {
        report(path+"/valid_to", "string");
      }
    }
    if (data.product_code !== undefined) {
      if (typeof data.product_code !== "string") {
        report(path+"/product_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
