// Generated from events/collections/collection_process.withdrawn-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessWithdrawnV2 } from "../types/collections.ts";

export type { CollectionProcessWithdrawnV2 } from "../types/collections.ts";

/** A collection process against an account was withdrawn. Unlike version 1, this version has no external reference. */
export const collectionProcessWithdrawnV2: EventContract<"collection_process.withdrawn", "v2", CollectionProcessWithdrawnV2> = /* @__PURE__ */ contract("collection_process.withdrawn-v2", "collection_process.withdrawn", "v2", isCollectionProcessWithdrawnV2, explainCollectionProcessWithdrawnV2);

function isCollectionProcessWithdrawnV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string";
}

function explainCollectionProcessWithdrawnV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
