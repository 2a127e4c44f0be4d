// Generated from events/collections/collection_process.comm_step_resolved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessCommStepResolvedV1 } from "../types/collections.ts";

export type { CollectionProcessCommStepResolvedV1 } from "../types/collections.ts";

/** A step of a collection process in which the customer is contacted came to an outcome. The message lists the channels that worked and those that failed. */
export const collectionProcessCommStepResolvedV1: EventContract<"collection_process.comm_step_resolved", "v1", CollectionProcessCommStepResolvedV1> = /* @__PURE__ */ contract("collection_process.comm_step_resolved-v1", "collection_process.comm_step_resolved", "v1", isCollectionProcessCommStepResolvedV1, explainCollectionProcessCommStepResolvedV1);

function isCollectionProcessCommStepResolvedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.collection_process_number === "string" &&
  typeof v.step_identifier === "string" &&
  (v.trigger_id === undefined || typeof v.trigger_id === "string") &&
  typeof v.status === "string" &&
  typeof v.reason === "string" &&
  Array.isArray(v.dispatched_channels) && every(v.dispatched_channels, (i0: any) => typeof i0 === "string") &&
  Array.isArray(v.failed_channels) && every(v.failed_channels, (i0: any) => typeof i0 === "string") &&
  typeof v.timestamp === "string";
}

function explainCollectionProcessCommStepResolvedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "collection_process_number,step_identifier,trigger_id,status,reason,dispatched_channels,failed_channels,timestamp");
    if (data.collection_process_number === undefined) {
      report(path + "/collection_process_number", "required");
    }
    if (data.step_identifier === undefined) {
      report(path + "/step_identifier", "required");
    }
    if (data.status === undefined) {
      report(path + "/status", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
    }
    if (data.dispatched_channels === undefined) {
      report(path + "/dispatched_channels", "required");
    }
    if (data.failed_channels === undefined) {
      report(path + "/failed_channels", "required");
    }
    if (data.timestamp === undefined) {
      report(path + "/timestamp", "required");
    }
    if (data.collection_process_number !== undefined) {
      if (typeof data.collection_process_number !== "string") {
        report(path+"/collection_process_number", "string");
      }
    }
    if (data.step_identifier !== undefined) {
      if (typeof data.step_identifier !== "string") {
        report(path+"/step_identifier", "string");
      }
    }
    if (data.trigger_id !== undefined) {
      if (typeof data.trigger_id !== "string") {
        report(path+"/trigger_id", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
    if (data.dispatched_channels !== undefined) {
      let data5 = data.dispatched_channels;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data5[i0] !== "string") {
            report(path+"/dispatched_channels/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/dispatched_channels", "array");
      }
    }
    if (data.failed_channels !== undefined) {
      let data7 = data.failed_channels;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1=0; i1<len1; i1++) {
          if (typeof data7[i1] !== "string") {
            report(path+"/failed_channels/" + i1, "string");
          }
        }
      }
      else {
        report(path+"/failed_channels", "array");
      }
    }
    if (data.timestamp !== undefined) {
      if (typeof data.timestamp !== "string") {
        report(path+"/timestamp", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
