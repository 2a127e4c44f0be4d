// Generated from events/collections/collection_process.run_termination_requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CollectionProcessRunTerminationRequestedV1 } from "../types/collections.ts";

export type { CollectionProcessRunTerminationRequestedV1 } from "../types/collections.ts";

/** Somebody or something asked for the run of a collection process to be ended. */
export const collectionProcessRunTerminationRequestedV1: EventContract<"collection_process.run_termination_requested", "v1", CollectionProcessRunTerminationRequestedV1> = /* @__PURE__ */ contract("collection_process.run_termination_requested-v1", "collection_process.run_termination_requested", "v1", isCollectionProcessRunTerminationRequestedV1, explainCollectionProcessRunTerminationRequestedV1);

function isCollectionProcessRunTerminationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

function explainCollectionProcessRunTerminationRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
