// Generated from events/business/business.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BusinessCreatedV1 } from "../types/business.ts";

export type { BusinessCreatedV1 } from "../types/business.ts";

/** A business was entered in the platform. */
export const businessCreatedV1: EventContract<"business.created", "v1", BusinessCreatedV1> = /* @__PURE__ */ contract("business.created-v1", "business.created", "v1", isBusinessCreatedV1, explainBusinessCreatedV1);

function isBusinessCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id);
}

function explainBusinessCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
