// Generated from events/collections/collection_process.run_termination_requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessRunTerminationRequestedV1 } from "../types/collections.ts";

export type { CollectionProcessRunTerminationRequestedV1 } from "../types/collections.ts";

/** Somebody or something asked for the run of a collection process to be ended. */
export const collectionProcessRunTerminationRequestedV1: Contract<"collection_process.run_termination_requested-v1", "collection_process.run_termination_requested", "v1", CollectionProcessRunTerminationRequestedV1> = /* @__PURE__ */ contract("collection_process.run_termination_requested-v1", "collection_process.run_termination_requested", "v1", isCollectionProcessRunTerminationRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessRunTerminationRequestedV1> {
return options?.unknown === "report" || !isCollectionProcessRunTerminationRequestedV1(input) ? examine<CollectionProcessRunTerminationRequestedV1>(input, options, explainCollectionProcessRunTerminationRequestedV1) : { ok: true, value: input as CollectionProcessRunTerminationRequestedV1 };
}

function isCollectionProcessRunTerminationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

function explainCollectionProcessRunTerminationRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    found.visit?.(found, v, "", "number");
    if (v1 === undefined) missing(found, "number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
