// Generated from events/collections/collection_process.withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessWithdrawnV1 } from "../types/collections.ts";

export type { CollectionProcessWithdrawnV1 } from "../types/collections.ts";

/** A collection process against an account was withdrawn. This version carries a reference from outside the platform. */
export const collectionProcessWithdrawnV1: EventContract<"collection_process.withdrawn", "v1", CollectionProcessWithdrawnV1> = /* @__PURE__ */ contract("collection_process.withdrawn-v1", "collection_process.withdrawn", "v1", isCollectionProcessWithdrawnV1, explainCollectionProcessWithdrawnV1);

function isCollectionProcessWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.external_reference === "string";
}

function explainCollectionProcessWithdrawnV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number,external_reference");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.external_reference === undefined) {
      report(path + "/external_reference", "required");
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
    if (data.external_reference !== undefined) {
      if (typeof data.external_reference !== "string") {
        report(path+"/external_reference", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
