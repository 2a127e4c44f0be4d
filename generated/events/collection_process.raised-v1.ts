// Generated from events/collections/collection_process.raised-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessRaisedV1 } from "../types/collections.ts";

export type { CollectionProcessRaisedV1 } from "../types/collections.ts";

/** A collection process, which is meant to recover money, was started for an account. */
export const collectionProcessRaisedV1: EventContract<"collection_process.raised", "v1", CollectionProcessRaisedV1> = /* @__PURE__ */ contract("collection_process.raised-v1", "collection_process.raised", "v1", isCollectionProcessRaisedV1, explainCollectionProcessRaisedV1);

function isCollectionProcessRaisedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  (v.ledger === undefined || typeof v.ledger === "string") &&
  (v.billing_document === undefined || typeof v.billing_document === "string") &&
  typeof v.config_code === "string";
}

function explainCollectionProcessRaisedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number,ledger,billing_document,config_code");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.config_code === undefined) {
      report(path + "/config_code", "required");
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
    if (data.ledger !== undefined) {
      if (typeof data.ledger !== "string") {
        report(path+"/ledger", "string");
      }
    }
    if (data.billing_document !== undefined) {
      if (typeof data.billing_document !== "string") {
        report(path+"/billing_document", "string");
      }
    }
    if (data.config_code !== undefined) {
      if (typeof data.config_code !== "string") {
        report(path+"/config_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
