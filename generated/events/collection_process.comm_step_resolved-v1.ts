// Generated from events/collections/collection_process.comm_step_resolved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessCommStepResolvedV1 } from "../types/collections.ts";

export type { CollectionProcessCommStepResolvedV1 } from "../types/collections.ts";

/** A step of a collection process in which the customer is contacted came to an outcome. The message lists the channels that worked and those that failed. */
export const collectionProcessCommStepResolvedV1: Contract<"collection_process.comm_step_resolved-v1", "collection_process.comm_step_resolved", "v1", CollectionProcessCommStepResolvedV1> = /* @__PURE__ */ contract("collection_process.comm_step_resolved-v1", "collection_process.comm_step_resolved", "v1", isCollectionProcessCommStepResolvedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessCommStepResolvedV1> {
return options?.unknown === "report" || !isCollectionProcessCommStepResolvedV1(input) ? examine<CollectionProcessCommStepResolvedV1>(input, options, explainCollectionProcessCommStepResolvedV1) : { ok: true, value: input as CollectionProcessCommStepResolvedV1 };
}

function isCollectionProcessCommStepResolvedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.collection_process_number === "string" &&
  typeof v.step_identifier === "string" &&
  ((v1 = v.trigger_id) === undefined || typeof v1 === "string") &&
  typeof v.status === "string" &&
  typeof v.reason === "string" &&
  Array.isArray((v1 = v.dispatched_channels)) && isCollectionProcessCommStepResolvedV1List1(v1) &&
  Array.isArray((v1 = v.failed_channels)) && isCollectionProcessCommStepResolvedV1List2(v1) &&
  typeof v.timestamp === "string";
}

function isCollectionProcessCommStepResolvedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function isCollectionProcessCommStepResolvedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainCollectionProcessCommStepResolvedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.collection_process_number;
    const v2 = v.step_identifier;
    const v3 = v.trigger_id;
    const v4 = v.status;
    const v5 = v.reason;
    const v6 = v.dispatched_channels;
    const v7 = v.failed_channels;
    const v8 = v.timestamp;
    found.visit?.(found, v, "", "collection_process_number,step_identifier,trigger_id,status,reason,dispatched_channels,failed_channels,timestamp");
    if (v1 === undefined) missing(found, "collection_process_number");
    if (v2 === undefined) missing(found, "step_identifier");
    if (v4 === undefined) missing(found, "status");
    if (v5 === undefined) missing(found, "reason");
    if (v6 === undefined) missing(found, "dispatched_channels");
    if (v7 === undefined) missing(found, "failed_channels");
    if (v8 === undefined) missing(found, "timestamp");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "collection_process_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "step_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "trigger_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "status", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "reason", v5, "a string");
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v9 = v6[i0];
          if (typeof v9 !== "string") wrong(found, "dispatched_channels." + i0, v9, "a string");
        }
      }
      else wrong(found, "dispatched_channels", v6, "an array");
    }
    if (v7 !== undefined) {
      if (Array.isArray(v7)) {
        for (let i0 = 0; i0 < v7.length; i0++) {
          const v10 = v7[i0];
          if (typeof v10 !== "string") wrong(found, "failed_channels." + i0, v10, "a string");
        }
      }
      else wrong(found, "failed_channels", v7, "an array");
    }
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "timestamp", v8, "a string");
  }
  else wrong(found, "", v, "an object");
}
