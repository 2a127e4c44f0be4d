// Generated from events/collections/collection_process.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessReactivatedV1 } from "../types/collections.ts";

export type { CollectionProcessReactivatedV1 } from "../types/collections.ts";

/** A collection process that had stopped was made active again. */
export const collectionProcessReactivatedV1: EventContract<"collection_process.reactivated", "v1", CollectionProcessReactivatedV1> = /* @__PURE__ */ contract("collection_process.reactivated-v1", "collection_process.reactivated", "v1", isCollectionProcessReactivatedV1, explainCollectionProcessReactivatedV1);

function isCollectionProcessReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

function explainCollectionProcessReactivatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
