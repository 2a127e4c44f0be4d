// Generated from events/collections/collection_proceeding.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProceedingCreatedV1 } from "../types/collections.ts";

export type { CollectionProceedingCreatedV1 } from "../types/collections.ts";

/** A collection proceeding was opened: a case in which an agency is to collect what an account owes. */
export const collectionProceedingCreatedV1: EventContract<"collection_proceeding.created", "v1", CollectionProceedingCreatedV1> = /* @__PURE__ */ contract("collection_proceeding.created-v1", "collection_proceeding.created", "v1", isCollectionProceedingCreatedV1, explainCollectionProceedingCreatedV1);

function isCollectionProceedingCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.account_number === "string" &&
  (v.amount === undefined || Number.isInteger(v.amount)) &&
  (v.campaign === undefined || typeof v.campaign === "string") &&
  typeof v.is_white_label === "boolean" &&
  typeof v.agency_code === "string";
}

function explainCollectionProceedingCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,account_number,amount,campaign,is_white_label,agency_code");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.is_white_label === undefined) {
      report(path + "/is_white_label", "required");
    }
    if (data.agency_code === undefined) {
      report(path + "/agency_code", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/amount", "integer");
      }
    }
    if (data.campaign !== undefined) {
      if (typeof data.campaign !== "string") {
        report(path+"/campaign", "string");
      }
    }
    if (data.is_white_label !== undefined) {
      if (typeof data.is_white_label !== "boolean") {
        report(path+"/is_white_label", "boolean");
      }
    }
    if (data.agency_code !== undefined) {
      if (typeof data.agency_code !== "string") {
        report(path+"/agency_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
