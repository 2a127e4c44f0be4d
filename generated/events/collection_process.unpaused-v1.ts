// Generated from events/collections/collection_process.unpaused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessUnpausedV1 } from "../types/collections.ts";

export type { CollectionProcessUnpausedV1 } from "../types/collections.ts";

/** The pause of a collection process was lifted. */
export const collectionProcessUnpausedV1: EventContract<"collection_process.unpaused", "v1", CollectionProcessUnpausedV1> = /* @__PURE__ */ contract("collection_process.unpaused-v1", "collection_process.unpaused", "v1", isCollectionProcessUnpausedV1, explainCollectionProcessUnpausedV1);

function isCollectionProcessUnpausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string";
}

function explainCollectionProcessUnpausedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number,source");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.source === undefined) {
      report(path + "/source", "required");
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
    if (data.source !== undefined) {
      if (typeof data.source !== "string") {
        report(path+"/source", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
