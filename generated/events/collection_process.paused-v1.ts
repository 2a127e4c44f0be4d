// Generated from events/collections/collection_process.paused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessPausedV1 } from "../types/collections.ts";

export type { CollectionProcessPausedV1 } from "../types/collections.ts";

/** A collection process was paused. The message lists the reasons that keep it paused. */
export const collectionProcessPausedV1: EventContract<"collection_process.paused", "v1", CollectionProcessPausedV1> = /* @__PURE__ */ contract("collection_process.paused-v1", "collection_process.paused", "v1", isCollectionProcessPausedV1, explainCollectionProcessPausedV1);

function isCollectionProcessPausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string" &&
  Array.isArray(v.active_pause_reasons) && every(v.active_pause_reasons, (i0: any) => typeof i0 === "string");
}

function explainCollectionProcessPausedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,account_number,source,active_pause_reasons");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.source === undefined) {
      report(path + "/source", "required");
    }
    if (data.active_pause_reasons === undefined) {
      report(path + "/active_pause_reasons", "required");
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
    if (data.active_pause_reasons !== undefined) {
      let data3 = data.active_pause_reasons;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data3[i0] !== "string") {
            report(path+"/active_pause_reasons/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/active_pause_reasons", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
