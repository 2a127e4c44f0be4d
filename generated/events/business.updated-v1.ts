// Generated from events/business/business.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BusinessUpdatedV1 } from "../types/business.ts";

export type { BusinessUpdatedV1 } from "../types/business.ts";

/** The details of a business were changed. */
export const businessUpdatedV1: EventContract<"business.updated", "v1", BusinessUpdatedV1> = /* @__PURE__ */ contract("business.updated-v1", "business.updated", "v1", isBusinessUpdatedV1, explainBusinessUpdatedV1);

function isBusinessUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainBusinessUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,changes");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.changes !== undefined) {
      let data1 = data.changes;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/changes", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
